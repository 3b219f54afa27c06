const SEPARATORS = /\s*[,;•·|\t●▪■\n]\s*|\s+[–—/]\s+|\s{2,}/;

/** The items of a list in one line; what stands in brackets belongs to what stands before them. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const part of text.split(/([()])/)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    const pieces = depth > 0 || part === ')' ? [part] : part.split(SEPARATORS);
    item += pieces.shift() ?? '';
    for (const piece of pieces) {
      items.push(item);
      item = piece;
    }
  }
  items.push(item);
  return items.map((one) => one.replace(/^[\s.–—-]+|[\s.:;–—-]+$/g, ''));
}
