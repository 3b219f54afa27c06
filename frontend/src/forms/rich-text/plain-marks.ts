/**
 * Rich text that is written as plain text: an empty line begins a paragraph, `- ` an item of a list, `**bold**`, `*italic*`.
 * Every keyboard has it, every phone's spelling helps with it, and nothing can go wrong that one does not see.
 */

const TAGS = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => TAGS[sign as keyof typeof TAGS]);
}

function inline(text: string): string {
  return escaped(text)
    .replace(/\*\*(\S(?:[^*]*\S)?)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<!\*)\*(\S(?:[^*]*\S)?)\*(?!\*)/g, '<em>$1</em>');
}

/** What is sent and shown. */
export function htmlOfMarks(text: string): string {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  return blocks.map(htmlOfBlock).join('');
}

function htmlOfBlock(block: string): string {
  const lines = block.split('\n');
  const parts: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const isItem = ITEM.test(lines[at] ?? '');
    const rest = lines.slice(at);
    const end = rest.findIndex((line) => ITEM.test(line) !== isItem);
    const group = rest.slice(0, end === -1 ? rest.length : end);
    at += group.length;
    if (isItem) parts.push(`<ul>${group.map((line) => `<li>${inline(line.replace(ITEM, ''))}</li>`).join('')}</ul>`);
    else if (group.join('').trim() !== '') parts.push(`<p>${group.map(inline).join('<br>')}</p>`);
  }
  return parts.join('');
}

const ITEM = /^\s*[-•]\s+/;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" };

/** The same as somebody would type it; of what this page cannot write, the words stay. @param html as the server sanitised it */
export function marksOfHtml(html: string): string {
  return html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<(?:strong|b)>(.*?)<\/(?:strong|b)>/gi, '**$1**')
    .replace(/<(?:em|i)>(.*?)<\/(?:em|i)>/gi, '*$1*')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<li[^>]*>/gi, '- ')
    .replace(/<\/li>/gi, '\n')
    .replace(/<\/(?:p|h\d|ul|ol|blockquote|div)>/gi, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
