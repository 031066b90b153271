// What the page says, in the language of the member's Discord.

export let locale = ""; // the language in which it speaks now
export let tries = {}; // by kind ("start"), the commands to try
let words = {};

export async function speak(wanted) {
  const found = await (await fetch("/words?" + new URLSearchParams({ locale: wanted }))).json();
  ({ words, tries } = found);
  locale = wanted;
  document.documentElement.lang = wanted;
  for (const node of document.querySelectorAll("[data-says]")) node.textContent = say(node.dataset.says);
  for (const node of document.querySelectorAll("[data-titled]")) {
    node.title = say(node.dataset.titled);
    node.setAttribute("aria-label", node.title);
  }
}

// A sentence with texts in the places of its parameters.
export function say(key, given = {}) {
  return told(key, given).join("");
}

// The same as parts, some of which may be nodes.
export function told(key, given) {
  return words[key].split(/\{(\w+)\}/).map((part, index) => (index % 2 ? given[part] : part)).flat();
}
