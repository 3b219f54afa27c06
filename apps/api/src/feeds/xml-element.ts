import { escapeUTF8 } from 'entities';

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** What XML 1.0 does not know, half characters too. https://www.w3.org/TR/xml/#charsets */
const UNKNOWN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * An element as text: a sitemap has hundreds of thousands of them, and a tree of nodes takes a hundred times as long.
 *
 * @param content what stands in it, as XML
 */
export function xmlElement(name: string, content: string, attributes: Record<string, string> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** Text as it stands in an element or an attribute. */
export function xmlText(text: string): string {
  return escapeUTF8(text.replace(UNKNOWN, ''));
}

/** Text as it stands in an element that is read as a whole: markup is easier to read so. Its end mark is spread over two blocks. */
export function xmlBlock(text: string): string {
  return `<![CDATA[${text.replace(UNKNOWN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
