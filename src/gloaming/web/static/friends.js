// Links to hand on: a button beside each copies it.  Without this they can be selected.
async function copied(input) {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    return document.execCommand("copy"); // where pages come by plain http there is no clipboard
  }
}

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const done = await copied(document.getElementById(button.dataset.copy));
    button.textContent = done ? "Copied" : "Copy it by hand";
    document.getElementById("copied").textContent = done ? "The link is copied." : "The link is selected: copy it.";
    setTimeout(() => (button.textContent = "Copy"), 2500);
  });
}
