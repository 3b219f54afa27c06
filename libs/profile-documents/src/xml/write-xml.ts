/** What stands in an element: text, other elements; null and false leave a place empty. */
export type XmlContent = string | XmlMarkup | readonly XmlContent[] | null | false;

/** Markup that was made here, as opposed to text. */
class XmlMarkup {
  constructor(readonly markup: string) {}
}

/** Writes an element. Texts are escaped; what XML may not hold falls away. */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly XmlContent[]
): XmlMarkup {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = content.map(markupOf).join('');
  return new XmlMarkup(
    inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`,
  );
}

/** The same, but nothing at all where nothing would stand in it. */
export function xmlIfAny(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly XmlContent[]
): XmlMarkup | null {
  return content.every((each) => markupOf(each) === '') ? null : xml(name, attributes, ...content);
}

export function xmlDocument(root: XmlMarkup): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root.markup}\n`;
}

function markupOf(content: XmlContent): string {
  if (content === null || content === false) return '';
  if (typeof content === 'string') return escaped(content);
  return content instanceof XmlMarkup ? content.markup : content.map(markupOf).join('');
}

function escaped(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
