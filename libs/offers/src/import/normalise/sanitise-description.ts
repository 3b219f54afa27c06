import { htmlSanitiser } from '@babelboard/platform';
import { readPastedHtml } from '@babelboard/wire';
import { decodeHTML } from 'entities';
import { compile } from 'html-to-text';
import { cleanText } from './clean-text.js';
import { htmlWeight } from './html-weight.js';
import { plainTextToHtml } from './plain-text-to-html.js';
import { looksLikeHtml, unescapeHtml } from './unescape-html.js';

/** Characters of a description that are read; a long real ad has 20,000. */
export const MAX_DESCRIPTION = 200_000;
const MAX_TAGS = 20_000;
const MAX_DEPTH = 60;

export interface Description {
  html: string;
  text: string;
  /** True where the ad's text was longer than the limit. */
  cut: boolean;
}

const sanitise = htmlSanitiser({
  tags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4', 'a', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  renamed: {
    ...{ b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' },
    ...{ div: 'p', section: 'p', article: 'p', header: 'p', footer: 'p', dt: 'p', dd: 'p' },
  },
  depth: MAX_DEPTH,
});

/**
 * Takes a stored description and gives it as it would be stored today, or null where that says the same: `&quot;` of plain
 * texts for `"`.
 */
export function sanitiseStored(stored: string): Omit<Description, 'cut'> | null {
  const html = sanitise(stored);
  return withQuotes(html) === withQuotes(stored) ? null : { html, text: textOf(html) };
}

function withQuotes(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&apos;', "'");
}

/**
 * Takes a description as files hold it (HTML, escaped HTML, plain text) and gives it as safe HTML of few elements and as
 * plain text. Links open nothing but http, https and mailto. HTML that is too heavy to parse is taken as its words only.
 */
export function sanitiseDescription(description: string): Description {
  const cut = description.length > MAX_DESCRIPTION;
  const raw = cleanText(unescapeHtml(description.slice(0, MAX_DESCRIPTION)));
  const html = looksLikeHtml(raw) ? sanitiseHtml(raw) : plainTextToHtml(raw);
  return { html, text: textOf(html), cut };
}

function sanitiseHtml(raw: string): string {
  const { tags, depth } = htmlWeight(raw);
  if (tags > MAX_TAGS || depth > MAX_DEPTH) {
    const words = decodeHTML(raw.replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ').replace(/<[^<>]*>/g, ' '));
    return plainTextToHtml(cleanText(words.replace(/[ \t]+/g, ' ')));
  }
  // What stands in entities is read by the sanitiser only, so its output is cleaned, too, and is then no longer safe.
  return sanitise(removeEmptyElements(cleanText(sanitise(readPastedHtml(raw)))));
}

const BLOCK = 'p|ul|ol|h2|h3|h4|table|blockquote';
const EMPTY = new RegExp(`<(${BLOCK}|strong|em|li|a)(?: [^>]*)?>(?:\\s|<br>)*</\\1>`, 'g');
const PARAGRAPH_AROUND = [
  [new RegExp(`<p>\\s?(<(?:${BLOCK})>)`, 'g'), '$1'],
  [new RegExp(`(</(?:${BLOCK})>)\\s?</p>`, 'g'), '$1'],
] as const;
const BREAK_BESIDE_BLOCK = [
  [new RegExp(`(</(?:${BLOCK})>)\\s?(?:<br>\\s?)+`, 'g'), '$1\n'],
  [new RegExp(`(?:<br>\\s?)+(<(?:${BLOCK})>)`, 'g'), '\n$1'],
  [new RegExp(`(<(?:${BLOCK}|li|td|th)>)(?:\\s|<br>)+`, 'g'), '$1'],
  [new RegExp(`(?:\\s|<br>)+(</(?:${BLOCK}|li|td|th)>)`, 'g'), '$1'],
] as const;

/** Removes what the sanitiser leaves of divs in paragraphs and of empty elements. Every `<` in its output begins a tag. */
function removeEmptyElements(html: string): string {
  let before = '';
  let after = collapse(html.replace(/\u00a0|&nbsp;/g, ' '));
  for (let pass = 0; pass < MAX_DEPTH && after !== before; pass += 1) {
    before = after;
    after = replaceAll(collapse(after.replace(EMPTY, ' ')), PARAGRAPH_AROUND);
  }
  return replaceAll(after, BREAK_BESIDE_BLOCK).replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
}

/** Long runs of white space or line breaks say nothing, and would make the patterns above slow. */
function collapse(html: string): string {
  return html.replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' ')).replace(/<br>(?:\s?<br>){2,}/g, '<br><br>');
}

function replaceAll(html: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), html);
}

const heading = { options: { uppercase: false } };
/** Compiled once: preparing the converter takes longer than a text. */
const convertToText = compile({
  wordwrap: false,
  limits: { maxInputLength: 10 * MAX_DESCRIPTION, maxDepth: 2 * MAX_DEPTH },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'h2', ...heading },
    { selector: 'h3', ...heading },
    { selector: 'h4', ...heading },
    { selector: 'td', format: 'block' },
    { selector: 'th', format: 'block' },
  ],
});

function textOf(html: string): string {
  return cleanText(convertToText(html))
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
