/**
 * Takes HTML as word processors put it on the clipboard or into a file, and gives it as HTML means it: the paragraphs that Word writes for
 * items become lists, the `<b>` that Google Docs puts around everything and does not mean goes, and spans that are bold or italic by their style say so.
 * All else stays as it is; what is allowed is the sanitiser's business.
 */
export function readPastedHtml(html: string): string {
  return /mso-|MsoList|font-weight|font-style/i.test(html) ? withLists(withMeantWeight(html)) : html;
}

const WEIGHED = /<(\/?)(b|span)\b([^<>]*)>/gi;
const NORMAL = /font-weight:\s*(?:normal|400)/i;
const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i;
const ITALIC = /font-style:\s*italic/i;

function withMeantWeight(html: string): string {
  /** How each open element ends. */
  const open: Record<string, string[]> = { b: [], span: [] };
  return html.replace(WEIGHED, (tag, slash: string, name: string, attributes: string) => {
    const ends = open[name.toLowerCase()] ?? [];
    if (slash !== '') return ends.pop() ?? tag;
    const isMeant = name.toLowerCase() === 'b' ? !NORMAL.test(attributes) : BOLD.test(attributes);
    const marks = [...(isMeant ? ['strong'] : []), ...(ITALIC.test(attributes) ? ['em'] : [])];
    // A span keeps its other properties: Word says with them which sign is an item's.
    const kept = name.toLowerCase() === 'span' ? [tag, '</span>'] : ['', ''];
    ends.push(
      `${marks
        .map((mark) => `</${mark}>`)
        .reverse()
        .join('')}${kept[1]}`,
    );
    return `${kept[0]}${marks.map((mark) => `<${mark}>`).join('')}`;
  });
}

interface Item {
  level: number;
  list: 'ul' | 'ol';
  html: string;
}

const PARAGRAPH = /<p\b([^<>]*)>/gi;
const LEVEL = /mso-list:[^;"']*\blevel(\d)/i;
const OF_LIST = /mso-list:|\bMsoList(?:Paragraph|Bullet|Number)/i;
/** What Word writes for programs without lists: the sign of the item, in a font of signs, and blanks. */
const FALLBACK = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;
const IGNORED = /<span\b[^<>]*mso-list:\s*Ignore[^<>]*>/i;
/** The sign at the beginning of an item: `·`, `o`, `§`, or a number or a letter with a point. */
const SIGN = /^(?:\s|&nbsp;)*(?:([·•◦▪‣●■–§\uf0a7\uf0b7o-])|(\d{1,3}|[a-z]{1,4})[.)])(?:\s|&nbsp;)+/i;

function withLists(html: string): string {
  let out = '';
  let items: Item[] = [];
  let at = 0;
  for (const match of html.matchAll(PARAGRAPH)) {
    if (match.index < at) continue;
    const from = match.index + match[0].length;
    const end = html.indexOf('</p>', from);
    if (end === -1) break;
    const item = itemOf(match[1] ?? '', html.slice(from, end));
    const between = html.slice(at, match.index);
    if (item === null) continue;
    if (between.trim() !== '') {
      out += listOf(items) + between;
      items = [];
    }
    items.push(item);
    at = end + '</p>'.length;
  }
  return out + listOf(items) + html.slice(at);
}

/** An item of a list, where the paragraph is one. */
function itemOf(attributes: string, html: string): Item | null {
  if (!OF_LIST.test(attributes)) return null;
  const level = Number(LEVEL.exec(attributes)?.[1] ?? 1);
  const fallback = FALLBACK.exec(html);
  const [sign, words] =
    fallback === null ? withoutSign(html) : [wordsOf(fallback[1] ?? ''), html.replace(fallback[0], '')];
  if (sign === null) return null;
  const list = /[\p{L}\d][.)]/u.test(sign) ? 'ol' : 'ul';
  return { level, list, html: words.trim() };
}

/** The sign of a paragraph and what comes after it; no sign where the paragraph has none. */
function withoutSign(html: string): [sign: string | null, html: string] {
  const ignored = IGNORED.exec(html);
  const end = ignored === null ? -1 : spanEnd(html, ignored.index);
  if (ignored !== null && end !== -1) {
    return [wordsOf(html.slice(ignored.index, end)), html.slice(0, ignored.index) + html.slice(end)];
  }
  const typed = SIGN.exec(wordsOf(html));
  const plain = SIGN.exec(html);
  return typed === null || plain === null ? [null, html] : [plain[0], html.slice(plain[0].length)];
}

/** Where the element ends that begins at a place, elements of its kind within it counted; -1 where it does not. */
function spanEnd(html: string, from: number): number {
  const tags = /<(\/?)span\b[^<>]*>/gi;
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return tags.lastIndex;
  }
  return -1;
}

function wordsOf(html: string): string {
  return html.replace(/<[^<>]*>/g, '');
}

/** Items as lists within each other, as deep as their levels say. */
function listOf(items: readonly Item[]): string {
  let html = '';
  const open: { level: number; list: Item['list'] }[] = [];
  const close = () => {
    html += `</li></${open.pop()?.list}>`;
  };
  for (const { level, list, html: words } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) close();
    const last = open.at(-1);
    if (last !== undefined && last.level >= level && last.list !== list) close();
    const present = open.at(-1);
    if (present === undefined || present.level < level) {
      html += `<${list}>`;
      open.push({ level, list });
    } else html += '</li>';
    html += `<li>${words}`;
  }
  while (open.length > 0) close();
  return html;
}
