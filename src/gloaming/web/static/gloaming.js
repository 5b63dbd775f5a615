// The table without reloads: news by event stream, answers by fetch, pieces that move.  Everything works without it.
const [wide, calm] = [matchMedia("(min-width: 72rem)"), matchMedia("(prefers-reduced-motion: reduce)")];
const find = (id) => document.getElementById(id);
const [table, asks] = [() => find("table"), (root) => root.querySelector("#ask")?.textContent];
const parse = (text) => new DOMParser().parseFromString(text, "text/html");
let [stream, lost, sending] = [null, null, null];

// --- from one picture to the next: nodes with a name stay, so focus, scrolling and transitions stay
const nameOf = (node) => (node.nodeType === 1 && (node.id || node.getAttribute("data-key") || node.getAttribute("data-fly"))) || "";
const at = (link) => Number(new URL(link.href).searchParams.get("at"));

function morph(old, now) {
  for (const name of old.getAttributeNames()) if (!now.hasAttribute(name)) old.removeAttribute(name);
  for (const name of now.getAttributeNames()) if (old.getAttribute(name) !== now.getAttribute(name)) old.setAttribute(name, now.getAttribute(name));
  const named = new Map([...old.children].filter(nameOf).map((node) => [nameOf(node), node]));
  const wanted = new Set(named.size ? [...now.children].map(nameOf) : []);
  for (const [name, node] of named) wanted.has(name) || node.remove();
  let place = old.firstChild;
  for (const child of [...now.childNodes]) {
    const name = nameOf(child);
    const kept = name ? named.get(name) : place && !nameOf(place) ? place : null;
    if (kept?.nodeName !== child.nodeName) {
      old.insertBefore(child, place);
      continue;
    }
    if (kept === place) place = place.nextSibling;
    else old.insertBefore(kept, place);
    if (kept.nodeType === 1) kept.isEqualNode(child) || kept.matches("[data-keep]") || morph(kept, child);
    else if (kept.data !== child.data) kept.data = child.data;
  }
  while (place?.nextSibling) place.nextSibling.remove();
  place?.remove();
}

function show(next) {
  const old = table();
  const change = next.dataset.n !== old.dataset.n || next.className !== old.className || asks(next) !== asks(old);
  const held = old.contains(document.activeElement);
  const places = new Map([...old.querySelectorAll("[data-fly]")].map((piece) => [nameOf(piece), piece.getBoundingClientRect()]));
  const dice = new Map([...old.querySelectorAll("[data-die]")].map((die) => [die.dataset.die, die.innerHTML]));
  const piles = [...old.querySelectorAll("[data-pile]")].map((pile) => [pile, pile.dataset.pile, pile.getBoundingClientRect()]);
  const [was, told] = [old, next].map((root) => root.querySelector("#status > span"));
  const news = [...next.querySelectorAll("#log a")].filter((link) => at(link) > Number(old.dataset.n)).map((link) => link.textContent);
  if (told) told.textContent = news.length ? news.join(" ") : (was ?? told).textContent; // each is heard, and once
  document.title = document.title.replace(/^(Your turn\. )?/, next.dataset.mine === undefined ? "" : "Your turn. ");
  morph(old, next);
  for (const input of old.querySelectorAll("input")) if (input !== document.activeElement) input.value = input.getAttribute("value") ?? "";
  const idle = !old.contains(document.activeElement) || document.activeElement.matches("[aria-disabled=true], #status");
  if (held && idle) ([...answers(), ...legal()][0] ?? find("status")).focus({ preventScroll: true });
  settle(change);
  if (!calm.matches && old.dataset.past === undefined) move(old, places, dice, piles);
  listen();
}

// A piece flies from where it was; a good that is new in a hold flies from the pile of its kind that is smaller now.
function move(root, places, dice, piles) {
  const origin = (name) => places.get(name) ?? piles.find(([pile, was]) => was.startsWith(`${name.split(".")[1]}.`) && !(pile.isConnected && pile.dataset.pile >= was))?.[2];
  const flights = [...root.querySelectorAll("[data-fly]")].map((piece) => [piece, origin(nameOf(piece)), piece.getBoundingClientRect()]);
  for (const [piece, start, to] of flights) {
    if (!start?.width || !to.width || Math.abs(start.x - to.x) + Math.abs(start.bottom - to.bottom) < 3) continue;
    piece.animate({ transform: [`translate(${start.x - to.x}px, ${start.bottom - to.bottom}px)`, "none"] }, { duration: 380, easing: "cubic-bezier(0.3, 1.35, 0.5, 1)" });
  }
  for (const die of root.querySelectorAll("[data-die]"))
    if (dice.get(die.dataset.die) !== die.innerHTML) die.animate({ rotate: ["-1turn", "0turn"], scale: [0.6, 1] }, { duration: 520, easing: "cubic-bezier(0.22, 0.8, 0.3, 1)" });
}

// What came while nobody looked is marked until the next answer.  After a change: the newest sentences in sight, from
// the first on; on a phone the first legal place above the sheet; of the end, the top.
function settle(change = true) {
  const { base, n, past, over } = table()?.dataset ?? {};
  [...document.querySelectorAll("#log a")].find((link) => at(link) > Number(localStorage.getItem(base) ?? n))?.parentNode.classList.add("is-since");
  if (!change || over !== undefined) return change && scrollTo(0, 0);
  const [log, now] = [find("log"), document.querySelector("#log .is-now")];
  if (log) log.scrollTop = now ? now.offsetTop - log.offsetTop - (past === undefined ? 8 : log.clientHeight / 2) : log.scrollHeight;
  if (!wide.matches) seen("[data-mine] #board :is(a, button).is-legal")[0]?.scrollIntoView({ block: "center", behavior: calm.matches ? "auto" : "smooth" });
}

// --- news
function listen() {
  const live = table()?.dataset.live !== undefined && !document.hidden;
  if (!live) stream = stream?.close() ?? null;
  if (!live || stream) return;
  stream = new EventSource(`${table().dataset.base}/stream?n=${table().dataset.n}`);
  stream.onopen = () => offline(false);
  stream.onerror = () => {
    offline(true);
    if (stream?.readyState === EventSource.CLOSED) setTimeout(listen, 3000, (stream = null));
  };
  stream.addEventListener("view", (event) => {
    const next = parse(event.data).getElementById("table");
    const newer = Number(next.dataset.n) - Number(table().dataset.n);
    if (newer > 0 || (newer === 0 && table().dataset.part === undefined)) show(next);
  });
}

function offline(gone) {
  lost = gone ? (lost ?? new Date().toTimeString().slice(0, 5)) : null;
  document.body.classList.toggle("is-offline", Boolean(lost));
  find("offline").hidden = !lost;
  find("offline").lastElementChild.textContent = lost ? `Offline since ${lost}, trying again` : "";
}

// --- answers
const looked = () => localStorage.setItem(table()?.dataset.base, table()?.dataset.n);
const shut = (kept) => document.querySelectorAll(".fold[open]").forEach((fold) => (fold.open = fold.contains(kept)));
const seen = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
const [answers, legal] = [() => seen(".question-do .offer"), () => seen("[data-mine] :is(a, button).is-legal")];

async function fetched(url, options, button) {
  const now = table().dataset.n;
  if (sending === now) return null;
  sending = now;
  button?.classList.add("is-sending");
  const slow = setTimeout(() => toast("Sending"), 400);
  try {
    const answer = await fetch(url, { headers: { Accept: "text/html" }, ...options });
    return [parse(await answer.text()), answer.url];
  } catch {
    offline(true);
    toast("The table cannot be reached. Nothing was sent; try again.");
    return null;
  } finally {
    if (sending === now) sending = null;
    clearTimeout(slow);
    button?.classList.remove("is-sending");
    if (find("toast").textContent === "Sending") toast("");
  }
}

async function swap(url, options, button) {
  const [page, address] = (await fetched(url, options, button)) ?? [];
  const next = page?.getElementById("table");
  if (next) {
    const [post, { base }] = [options?.method === "post", table().dataset];
    const here = post ? location.origin + base : address.replace(/\?$/, "");
    if (post) localStorage.removeItem(base);
    if (location.href !== here) history.replaceState(null, "", here);
    if (next.dataset.past !== undefined || Number(next.dataset.n) >= Number(table().dataset.n)) show(next);
  } else if (page) location.assign(address);
}

async function whyNot(url, button) {
  const [page] = (await fetched(url, {}, button)) ?? [];
  const words = page?.getElementById("refusal");
  if (words) find("why").firstElementChild.replaceWith(words);
  if (words) find("why").showPopover();
}

function toast(text) {
  Object.assign(find("toast"), { textContent: text, hidden: !text });
  if (text && text !== "Sending") setTimeout(() => find("toast").textContent === text && toast(""), 5000);
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter: button } = event;
  const data = new FormData(form, button);
  const url = new URL(button?.getAttribute("formaction") ?? form.getAttribute("action"), location.href);
  if (!["theme", "answer", "ask-why", "replay", "hint", "stand-in"].includes(form.id)) return;
  event.preventDefault();
  if (form.method === "get") url.search = new URLSearchParams(data);
  if (form.id === "theme") theme(data);
  else if (form.method === "post") swap(url, { method: "post", body: new URLSearchParams(data) }, button);
  else if (form.id === "replay") swap(url, {}, button);
  else whyNot(url, button);
});

document.addEventListener("click", (event) => {
  if (event.detail > 1 && event.target.closest("[name=a], [name=chain]")) return event.preventDefault(); // a double click answers once
  shut(event.target);
  const link = event.target.closest('a[data-swap], #table a[href^="?"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  swap(link.href, {}, link);
});
document.addEventListener("change", (event) => event.target.matches(".scrub") && event.target.form.requestSubmit());

function theme(data) {
  const root = document.documentElement;
  const light = root.dataset.theme === "dawn" || (root.dataset.theme === "auto" && !matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = data.get("theme") === "next" ? (light ? "dusk" : "dawn") : data.get("theme");
  data.set("theme", root.dataset.theme);
  for (const button of document.querySelectorAll(".lights button")) button.setAttribute("aria-pressed", button.value === root.dataset.theme);
  fetch("/theme", { method: "post", body: new URLSearchParams(data), redirect: "manual" }).catch(() => {});
}

// --- keys
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea") || !table()) return;
  const key = event.key.toLowerCase();
  if (key === "escape") shut(document.activeElement?.closest(".fold")?.firstElementChild.focus());
  let goal = answers()[Number(key) - 1] ?? find({ arrowleft: "to-back", arrowright: "to-next", u: "undo" }[key]);
  if (key === "?") goal = document.activeElement?.closest("[form=ask-why]");
  else if (key === "l") find("log")?.focus();
  if (goal && (key === "?" || goal.ariaDisabled !== "true")) goal.click();
});
document.addEventListener("visibilitychange", () => listen(document.hidden && looked()));
document.addEventListener("focusin", (event) => event.target.matches(".invites input") && event.target.select());
settle();
listen();
