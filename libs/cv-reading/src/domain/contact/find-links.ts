import type { CvLink, Proposal } from '../../cv.js';
import type { CvLine } from '../document.js';

const ADDRESS =
  /^(?:https?:\/\/|www\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:\/[^\s<>"]*)?$/iu;
/** Ends of file names and of technologies that look like sites. */
const NO_SITE = /\.(?:js|pdf|docx?|odt|rtf|txt|png|jpe?g|py|ts)$/i;
const WRAPPED = /[-/_.]$/;
const MOST_LINKS = 10;

/** Sites of the person: where links of the lines lead, and what is written like an address. */
export function findLinks(lines: readonly CvLine[], email: string | null): Proposal<CvLink>[] {
  const found = new Map<string, Proposal<CvLink>>();
  const add = (written: string, passage: string, confidence: number) => {
    const url = normalUrl(written);
    const key = url === null ? '' : placeOf(url);
    if (url === null || found.has(key) || found.size >= MOST_LINKS) return;
    const kind = /(?:^|\.)linkedin\.com$/i.test(new URL(url).hostname) ? 'linkedin' : 'site';
    found.set(key, { value: { kind, url }, passage, confidence });
  };
  lines.forEach((line, at) => {
    for (const link of line.links) if (/^https?:/i.test(link)) add(link, line.text, 0.95);
    for (const word of wordsOfLine(line.text, lines[at + 1]))
      if (isAddress(word) && !email?.endsWith(word)) add(word, line.text, 0.9);
  });
  return withoutBeginnings([...found.values()]);
}

/** The last word goes on in the next line if it is cut in an address. */
function wordsOfLine(text: string, next: CvLine | undefined): string[] {
  const words = text.split(/[\s|•·,;()<>]+/).filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  const [following = ''] = (next?.text ?? '').split(/\s/);
  const isCut = last.includes('/') && WRAPPED.test(last) && /^[\w./-]+$/.test(following);
  if (isCut) words.push(words.pop() + following);
  return words;
}

function isAddress(word: string): boolean {
  if (!word.includes('.') || word.includes('@') || NO_SITE.test(word) || /^[\d.]+$/.test(word)) return false;
  const hasSign = /^(?:https?:|www\.)/i.test(word) || word.includes('/') || word === word.toLowerCase();
  return hasSign && ADDRESS.test(word);
}

function normalUrl(written: string): string | null {
  const url = /^https?:/i.test(written) ? written : `https://${written}`;
  return URL.canParse(url) ? url.replace(/[.,]+$/, '') : null;
}

function placeOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`.toLowerCase();
}

/** The part of an address that was wrapped is none by itself. */
function withoutBeginnings(links: Proposal<CvLink>[]): Proposal<CvLink>[] {
  return links.filter(
    ({ value: { url } }) =>
      !links.some((other) => WRAPPED.test(url) && other.value.url !== url && other.value.url.startsWith(url)),
  );
}
