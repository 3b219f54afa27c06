const PLACE = /<!--text of people (\d+)-->/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

/**
 * A page while it is rendered, without the texts of people in it: all that stands there is our own, so what it has of styles may be
 * allowed. React escapes every other text, so that nothing besides `keep` writes the comments that hold their places.
 */
export class OwnMarkup {
  private readonly texts: string[] = [];

  /** Takes a text out; gives what stands for it. */
  readonly keep = (html: string): string => `<!--text of people ${this.texts.push(html) - 1}-->`;

  /** Puts the texts into the finished page. */
  complete(html: string): string {
    return html.replace(PLACE, (_place, index: string) => this.texts[Number(index)] ?? '');
  }
}

/** The style attributes of markup, as a browser reads them. */
export function styleAttributes(html: string): string[] {
  return [...new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) => unescaped(value)))];
}

/** Undoes what React escapes in an attribute. */
function unescaped(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
