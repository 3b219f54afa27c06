/** Reads the markup of a source: elements with attributes, text, nothing else. A node is a text or `{ tag, at, kids }`. */
const ALONE = new Set(['br', 'tab', 'img']);
const ENTITIES = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', shy: '\u00ad', quot: '"' };

export function readMarkup(text) {
  const root = { tag: 'root', at: {}, kids: [] };
  const open = [root];
  for (const [, close, tag, attributes, words] of text.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
    if (words !== undefined) addText(open.at(-1), words);
    else if (close) {
      const last = open.pop();
      if (last.tag !== tag) throw new Error(`</${tag}> closes <${last.tag}>`);
    } else {
      const node = { tag, at: readAttributes(attributes), kids: [] };
      open.at(-1).kids.push(node);
      if (!ALONE.has(tag)) open.push(node);
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1).tag}> stays open`);
  return root.kids;
}

function addText(parent, words) {
  const flat = decode(words).replace(/[ \n]+/g, ' ');
  if (flat !== ' ' || ['p', 'b', 'i', 'u', 'td', 'li', 'a'].includes(parent.tag)) parent.kids.push(flat);
}

export const decode = (text) =>
  text
    .replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));

const readAttributes = (text) =>
  Object.fromEntries([...text.matchAll(/([a-z]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? true]));
