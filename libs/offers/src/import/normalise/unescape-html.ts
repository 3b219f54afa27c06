import { decodeHTML } from 'entities';

const TAG = /<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>/i;
const ESCAPED_TAG = /&(?:amp;)*(?:lt|#0*60|#x0*3c);\/?[a-z][a-z0-9-]*(?:[\s/>]|&(?:amp;)*(?:gt|#0*62|#x0*3e);)/i;
const ENTITY = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** True for text that holds tags, closed ones: "salary < 3 and > 2" is plain text. */
export function looksLikeHtml(text: string): boolean {
  return TAG.test(text);
}

/**
 * Undoes the escaping of HTML that was put into another format as text, once or twice (`&lt;p&gt;`, `&amp;lt;p&amp;gt;`). A
 * text that has real tags means its escaped ones as text and stays as it is; plain text with entities is decoded once.
 */
export function unescapeHtml(text: string): string {
  let html = text;
  for (let times = 0; times < 2 && !looksLikeHtml(html) && ESCAPED_TAG.test(html); times += 1) {
    html = decodeHTML(html);
  }
  return looksLikeHtml(html) || !ENTITY.test(html) ? html : decodeHTML(html);
}
