import { createHash } from 'node:crypto';

/** What the renderer itself wrote into a page. Texts of people in it have none of it: what their HTML holds is not allowed. */
export interface OwnInline {
  scripts: string[];
  /** Text of style elements. */
  blocks: string[];
  /** Values of style attributes. */
  attributes: string[];
}

/** What a nonce is for. */
const NEEDS_NONCE = /<(style|script|link(?= rel="modulepreload"))\b/g;
/** A block without text: the running page adds one and fills it rule by rule, which no policy hinders. */
const EMPTY_BLOCK = hashes(['']);

/**
 * The policy of one rendered page: nothing but this site's own files, and of what stands in the page itself only our
 * own scripts, style blocks and attributes, by their hashes. The policy follows from the page alone, so a page that is
 * stored or revalidated keeps it.
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(own: OwnInline, { https }: { https: boolean }): string {
  const { scripts, blocks, attributes } = own;
  return policyOf({
    scripts: [`'self'`, ...hashes(scripts)],
    blocks: [...EMPTY_BLOCK, ...hashes(blocks)],
    attributes,
    https,
  });
}

/**
 * A page that is sent once: what its head loads carries a nonce, and only that runs, with what it loads itself. Nothing in the
 * body gets one, where texts of people stand. Style attributes take no nonce and go by their hashes.
 * @param nonce fresh for each answer, in the alphabet of base64
 */
export function withNonce(
  { html, inline }: { html: string; inline: OwnInline },
  nonce: string,
  { https }: { https: boolean },
): { html: string; policy: string } {
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd).replace(NEEDS_NONCE, `<$1 nonce="${nonce}"`);
  const allowed = `'nonce-${nonce}'`;
  return {
    html: head + html.slice(headEnd),
    policy: policyOf({
      // Browsers that know 'strict-dynamic' ignore 'self'.
      scripts: [`'self'`, allowed, `'strict-dynamic'`],
      blocks: [...EMPTY_BLOCK, allowed],
      attributes: inline.attributes,
      https,
    }),
  };
}

interface PolicyParts {
  /** Sources, as the policy writes them. */
  scripts: string[];
  blocks: string[];
  /** Style attributes. */
  attributes: string[];
  https: boolean;
}

function policyOf({ scripts, blocks, attributes, https }: PolicyParts): string {
  const directives = [
    `default-src 'none'`,
    `script-src ${scripts.join(' ')}`,
    `style-src-elem 'self' ${blocks.join(' ')}`,
    // A hash counts for an attribute only with this word.
    attributes.length > 0 ? `style-src-attr 'unsafe-hashes' ${hashes(attributes).join(' ')}` : `style-src-attr 'none'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.map((directive) => directive.trim()).join('; ');
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
