import sanitizeHtml from 'sanitize-html';
import { normaliseLink } from './web-address.js';

interface HtmlRules {
  tags: string[];
  /** Elements that become others: `b` → `strong`. */
  renamed: Record<string, string>;
  /** Levels that are kept; deeper elements are left out, their words stay. */
  depth?: number;
}

/** Elements whose text is no text for people. */
const WITHOUT_TEXT = [
  ...[
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'svg',
    'math',
    'object',
    'title',
    'xmp',
  ],
];

/**
 * Makes the sanitiser of one kind of text. It gives HTML of the elements named and of links, without any other attribute, for a
 * browser to show as it is. It has to be the last that touches a text: what changes its output sanitises it again.
 */
export function htmlSanitiser({ tags, renamed, depth }: HtmlRules): (html: string) => string {
  const options: sanitizeHtml.IOptions = {
    allowedTags: tags,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: WITHOUT_TEXT,
    textFilter: lastingText,
    ...(depth === undefined ? {} : { nestingLimit: depth }),
    transformTags: {
      ...renamed,
      a: (_name, { href }): sanitizeHtml.Tag => {
        const link = normaliseLink(href ?? '');
        return link === null
          ? { tagName: 'span', attribs: {} }
          : { tagName: 'a', attribs: { href: link, rel: 'nofollow noopener' } };
      },
    },
  };
  // The sanitiser writes no `<` besides those of its tags.
  return (html) => sanitizeHtml(html, options).replaceAll('<br />', '<br>');
}

const BEGINNING_MARKS = /^\p{M}+/u;
const SLASH_MARK = '\u0338';
/** Characters whose compatible form is `<` or `&`. */
const LIKE_MARKUP = /[\ufe60\ufe64\uff06\uff1c]/g;

/**
 * Takes escaped text and gives it so that no Unicode normalisation, by whomever it is done later, makes markup of it or breaks
 * the tag before it: `>` and U+0338 are one character in NFC, and the tag would never end.
 */
export function lastingText(escaped: string): string {
  return escaped
    .replace(BEGINNING_MARKS, (marks) => marks.replaceAll(SLASH_MARK, reference))
    .replace(LIKE_MARKUP, reference);
}

function reference(character: string): string {
  return `&#x${character.charCodeAt(0).toString(16)};`;
}
