import { htmlSanitiser } from '@babelboard/platform';
import { readPastedHtml } from '@babelboard/wire';
import { compile } from 'html-to-text';

const sanitise = htmlSanitiser({
  tags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  renamed: { b: 'strong', i: 'em', div: 'p', h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p' },
  depth: 12,
});
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ' } },
  ],
});

const HAS_TAGS = /<[a-z!/]/i;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A presentation letter as safe HTML: paragraphs, lists, emphasis and links. What has no tags is plain text. Empty where nothing is said. */
export function sanitiseLetter(written: string): string {
  const html = sanitise(HAS_TAGS.test(written) ? readPastedHtml(written) : paragraphs(written)).trim();
  return letterText(html) === '' ? '' : html;
}

/** The words of a letter that was sanitised. */
export function letterText(html: string): string {
  return html === '' ? '' : toText(html).trim();
}

function paragraphs(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
