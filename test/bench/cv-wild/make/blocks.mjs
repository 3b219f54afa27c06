/** The markup as blocks of `cv-corpus`, for its writers of ODT and RTF. A `br` ends a paragraph there. */
export function blocksOf(nodes) {
  return nodes.flatMap((node) => {
    if (node.tag === 'h1' || node.tag === 'h2')
      return [{ type: 'heading', level: node.tag === 'h1' ? 0 : 1, text: textOf(node) }];
    if (node.tag === 'p') return linesOf(node).map((runs) => ({ type: 'paragraph', runs }));
    if (node.tag === 'ul') return node.kids.map((kid) => ({ type: 'point', text: textOf(kid) }));
    if (node.tag === 'table') return [tableOf(node)];
    throw new Error(`<${node.tag ?? node}> is no block`);
  });
}

function tableOf({ at, kids }) {
  const rows = kids.map((row) => row.kids.map((cell) => blocksOf(wrapped(cell))));
  return { type: 'table', rows, widths: at.w.split(',').map(Number) };
}

/** A cell may hold words alone. */
const isBlock = (node) => ['h1', 'h2', 'p', 'ul', 'table', 'box'].includes(node.tag);
export const wrapped = (cell) =>
  cell.kids.some(isBlock) ? cell.kids.filter(isBlock) : [{ ...cell, tag: 'p', at: {} }];

const textOf = (node) => {
  if (typeof node === 'string') return node;
  if (node.tag === 'tab') return '\t';
  return node.kids.map(textOf).join('');
};

function linesOf(node) {
  const lines = [[]];
  const add = (kid, look) => {
    if (typeof kid === 'string') lines.at(-1).push({ text: kid, ...look });
    else if (kid.tag === 'tab') lines.at(-1).push({ text: '\t' });
    else if (kid.tag === 'br') lines.push([]);
    else
      for (const inner of kid.kids)
        add(inner, { ...look, bold: look.bold || kid.tag === 'b', italic: look.italic || kid.tag === 'i' });
  };
  for (const kid of node.kids) add(kid, {});
  return lines;
}
