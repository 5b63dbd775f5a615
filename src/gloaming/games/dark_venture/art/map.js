// The map of Dark Venture: dragged, pinched, sized, moved by keys and buttons.  Without this it scrolls by itself.
const find = (id) => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const [LEAST, MOST, STEP, FAR] = [40, 260, 1.25, 0.6]; // sizes of a cell in pixels; a step of size; a step of the way
let [zoom, shown, held, moved, apart] = [1, "", null, false, 0];

const cell = () => find("cells").offsetWidth / (getComputedStyle(find("cells")).getPropertyValue("--x") || 1);
const draw = () => document.documentElement.style.setProperty("--zoom", zoom);

// Cells grow by a factor; the point of the view that is given (its middle, if none is) stays where it is.
function size(factor, x, y) {
  const view = find("map-view");
  const [box, old, now] = [view.getBoundingClientRect(), cell(), Math.min(MOST, Math.max(LEAST, cell() * factor))];
  const [left, top] = [x === undefined ? box.width / 2 : x - box.x, y === undefined ? box.height / 2 : y - box.y];
  const at = [view.scrollLeft + left, view.scrollTop + top];
  if (find("map-whole").checked) [zoom, find("map-whole").checked] = [1, false];
  draw();
  zoom *= now / cell();
  draw();
  view.scrollTo(at[0] * (now / old) - left, at[1] * (now / old) - top);
}

function go(across, down) {
  const view = find("map-view");
  const behavior = calm.matches ? "auto" : "smooth";
  view.scrollBy({ left: across * FAR * view.clientWidth, top: down * FAR * view.clientHeight, behavior });
}

const ways = {
  left: () => go(-1, 0),
  right: () => go(1, 0),
  up: () => go(0, -1),
  down: () => go(0, 1),
  plus: () => size(STEP),
  minus: () => size(1 / STEP),
};
const keys = { arrowleft: "left", arrowright: "right", arrowup: "up", arrowdown: "down", "+": "plus", "-": "minus" };

const tools = {
  left: "Move the map left",
  up: "Move the map up",
  down: "Move the map down",
  right: "Move the map right",
  minus: "Smaller",
  plus: "Larger",
};
const tool = ([name, label]) =>
  `<button class="button quiet round" type="button" data-map="${name}" aria-label="${label}"><svg aria-hidden="true"><use href="/static/dark_venture.svg#i-${name}"/></svg></button>`;

// The buttons of a map that has none yet; the pages bring none, for without this they would do nothing.
function equip() {
  for (const empty of document.querySelectorAll(".scripted:empty")) empty.innerHTML = Object.entries(tools).map(tool).join("");
}

// What matters now comes to the middle, once for each question.
function look() {
  const [view, goal] = [find("map-view"), document.querySelector("[data-centre]")];
  const name = goal && `${find("table").dataset.n} ${goal.dataset.centre}`;
  if (!view || !goal || name === shown) return;
  shown = name;
  const [box, at] = [view.getBoundingClientRect(), goal.getBoundingClientRect()];
  view.scrollBy(at.x + at.width / 2 - box.x - box.width / 2, at.y + at.height / 2 - box.y - box.height / 2);
}

document.addEventListener("click", (event) => {
  ways[event.target.closest("[data-map]")?.dataset.map]?.();
  if (event.target.id === "map-whole" && !event.target.checked) requestAnimationFrame(() => ((shown = ""), look()));
});
document.addEventListener("keydown", (event) => {
  const way = event.target.id === "map-view" && !event.ctrlKey && !event.metaKey && ways[keys[event.key.toLowerCase()]];
  if (!way) return;
  event.preventDefault();
  event.stopPropagation();
  way();
}, true);
document.addEventListener("wheel", (event) => {
  if (!event.ctrlKey || !event.target.closest?.("#map-view")) return;
  event.preventDefault();
  size(Math.exp(-event.deltaY / 300), event.x, event.y);
}, { passive: false });

// The mouse drags; fingers scroll by themselves, two of them pinch.
document.addEventListener("pointerdown", (event) => {
  moved = false;
  held = event.pointerType === "mouse" && !event.button && event.target.closest("#map-view") ? event : null;
});
document.addEventListener("pointermove", (event) => {
  if (!held || !(event.buttons & 1)) return;
  moved ||= Math.hypot(event.x - held.x, event.y - held.y) > 5;
  if (moved) find("map-view").scrollBy(-event.movementX, -event.movementY);
});
document.addEventListener("pointerup", () => (held = null));
document.addEventListener("click", (event) => {
  if (moved && event.target.closest("#map-view")) [moved] = [false, event.preventDefault(), event.stopImmediatePropagation()];
}, true);
document.addEventListener("dragstart", (event) => event.target.closest?.("#map-view") && event.preventDefault());
const spread = ([one, two]) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
document.addEventListener("touchstart", ({ touches }) => (apart = touches.length === 2 ? spread(touches) : 0));
document.addEventListener("touchmove", (event) => {
  if (!apart || event.touches.length !== 2 || !event.target.closest("#map-view")) return;
  if (event.cancelable) event.preventDefault();
  const [one, two, now] = [...event.touches, spread(event.touches)];
  size(now / apart, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
  apart = now;
}, { passive: false });

new MutationObserver(() => (equip(), look())).observe(document, { subtree: true, childList: true, attributeFilter: ["data-centre", "data-n"] });
equip();
look();
