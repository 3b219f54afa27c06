import type { Site } from '../site/site.js';
import { HEAD_MARK, type Head, headTags } from './head-tags.js';

/** Puts a page's head into the document, in place of the one before. */
export function writeHead(head: Head, site: Site): void {
  for (const element of document.head.querySelectorAll(`[${HEAD_MARK}]`)) element.remove();
  for (const { name, attributes, text = '' } of headTags(head, site)) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.textContent = text;
    document.head.append(element);
  }
}
