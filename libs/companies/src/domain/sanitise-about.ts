import { htmlSanitiser } from '@babelboard/platform';
import { readPastedHtml } from '@babelboard/wire';

/** Longer texts cost too much to read through, and nobody reads them. */
const LONGEST = 50_000;

const sanitise = htmlSanitiser({
  tags: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  renamed: { h1: 'h2', b: 'strong', i: 'em' },
});

/** What a company says about itself, as safe HTML: paragraphs, headings, lists, emphasis and links. */
export function sanitiseAbout(html: string): string {
  return sanitise(readPastedHtml(html.slice(0, LONGEST).trim()));
}
