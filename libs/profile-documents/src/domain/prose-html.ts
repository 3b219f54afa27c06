import { Parser } from 'htmlparser2';
import { type ProseBlock, parseProse, writeProse } from './prose.js';

const UNREAD = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'iframe', 'object']);
const BLOCKS = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'table',
  'tr',
  'section',
  'article',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** More is cut: the parser keeps a stack of what is open, which costs it the square of its depth. */
const LONGEST = 40_000;

/** A prose text as HTML, of paragraphs and lists alone. */
export function proseToHtml(prose: string): string {
  return parseProse(prose)
    .map((block) =>
      block.kind === 'list'
        ? `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
        : `<p>${block.lines.map(escapeHtml).join('<br>')}</p>`,
    )
    .join('');
}

/** The text of HTML that others wrote. Nothing of its markup is kept. */
export function htmlToProse(html: string): string {
  if (!/<\/?[a-z]/i.test(html)) {
    return plainProse(html.slice(0, LONGEST));
  }
  const blocks: ProseBlock[] = [];
  let text = '';
  let inItem = false;
  let unread = 0;
  const flush = () => {
    const lines = text.split('\n').map((line) => line.replace(/\s+/gu, ' ').trim());
    const kept = lines.filter((line) => line !== '');
    text = '';
    if (kept.length === 0) return;
    const last = blocks.at(-1);
    if (!inItem) blocks.push({ kind: 'paragraph', lines: kept });
    else if (last?.kind === 'list') last.items.push(kept.join(' '));
    else blocks.push({ kind: 'list', items: [kept.join(' ')] });
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (UNREAD.has(name)) unread += 1;
      else if (name === 'br') text += '\n';
      else if (name === 'li' || BLOCKS.has(name)) {
        flush();
        inItem = name === 'li' || (inItem && !['ul', 'ol'].includes(name));
      }
    },
    ontext: (part) => {
      if (unread === 0) text += part.replace(/\s+/gu, ' ');
    },
    onclosetag: (name) => {
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1);
      else if (name === 'li' || BLOCKS.has(name)) {
        flush();
        if (name !== 'p') inItem = false;
      }
    },
  });
  parser.end(html.slice(0, LONGEST));
  flush();
  return writeProse(parseProse(writeProse(blocks)));
}

/** Without any tag its lines count as they stand; entities are read all the same. */
function plainProse(text: string): string {
  let read = '';
  const parser = new Parser({ ontext: (part) => (read += part) });
  parser.end(text);
  return writeProse(parseProse(read));
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
