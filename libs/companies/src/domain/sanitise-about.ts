import sanitizeHtml from 'sanitize-html';

/** Longer texts cost too much to read through, and nobody reads them. */
const LONGEST = 50_000;

/** What a company says about itself, as safe HTML: paragraphs, headings, lists, emphasis and links. */
export function sanitiseAbout(html: string): string {
  return sanitizeHtml(html.slice(0, LONGEST), {
    allowedTags: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
      h1: 'h2',
      b: 'strong',
      i: 'em',
    },
  }).trim();
}
