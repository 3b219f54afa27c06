import { createHash } from 'node:crypto';

const STYLE_BLOCK = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;
/** What a nonce is for. */
const NEEDS_NONCE = /<(style|script|link(?= rel="modulepreload"))\b/g;
/** A block without text: the running page adds one and fills it rule by rule, which no policy hinders. */
const EMPTY_BLOCK = hashes('<style></style>', STYLE_BLOCK, (text) => text);

/**
 * The policy of one rendered page: nothing but this site's own files, and of what stands in the page itself only the
 * style blocks and attributes that it has now, by their hashes. No script runs inline, so none is allowed. The policy follows
 * from the page alone, so a page that is stored or revalidated keeps it.
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(html: string, { https }: { https: boolean }): string {
  const blocks = hashes(html, STYLE_BLOCK, (text) => text);
  return policyOf(html, https, { scripts: [`'self'`], blocks: [...EMPTY_BLOCK, ...blocks] });
}

/**
 * A page that is sent once: what its head loads carries a nonce, and only that runs, with what it loads itself. Nothing in the
 * body gets one, where texts of people stand. Style attributes take no nonce and go by their hashes.
 * @param nonce fresh for each answer, in the alphabet of base64
 */
export function withNonce(
  html: string,
  nonce: string,
  { https }: { https: boolean },
): { html: string; policy: string } {
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd).replace(NEEDS_NONCE, `<$1 nonce="${nonce}"`);
  const allowed = `'nonce-${nonce}'`;
  return {
    html: head + html.slice(headEnd),
    policy: policyOf(html, https, {
      // Browsers that know 'strict-dynamic' ignore 'self'.
      scripts: [`'self'`, allowed, `'strict-dynamic'`],
      blocks: [...EMPTY_BLOCK, allowed],
    }),
  };
}

function policyOf(html: string, https: boolean, { scripts, blocks }: { scripts: string[]; blocks: string[] }): string {
  const attributes = hashes(html, STYLE_ATTRIBUTE, unescapeAttribute);
  const directives = [
    `default-src 'none'`,
    `script-src ${scripts.join(' ')}`,
    `style-src-elem 'self' ${blocks.join(' ')}`,
    // A hash counts for an attribute only with this word.
    attributes.length > 0 ? `style-src-attr 'unsafe-hashes' ${attributes.join(' ')}` : `style-src-attr 'none'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.map((directive) => directive.trim()).join('; ');
}

function hashes(html: string, pattern: RegExp, read: (text: string) => string): string[] {
  const texts = new Set([...html.matchAll(pattern)].map((match) => read(match[1] ?? '')));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** What React escapes in an attribute. */
function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
