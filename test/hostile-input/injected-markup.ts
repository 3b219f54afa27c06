import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { isNamedScript } from '../support/named-script.js';
import { FOREIGN_HOST } from './hostile-values.js';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const NEVER_THERE = new Set(['iframe', 'object', 'embed', 'base', 'applet', 'frame', 'frameset', 'marquee', 'bgsound']);
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'srcset',
  'background',
]);
const JSON_TYPES = new Set(['application/json', 'application/ld+json']);
// Browsers leave out white space and control characters before and within the name.
const RUNNING = /^(?:javascript:|vbscript:|data:(?!image\/(?:png|jpeg|webp|gif)[;,]))/i;
const LEFT_OUT = /[\s\p{Cc}]/gu;

/**
 * What a page holds that it never writes itself: elements and attributes named by the mark, handlers, scripts with text, addresses that
 * run something or lead to the foreign host, JSON blocks that are none.
 * @param mark lower-case word of the request
 * @param policy of the page's content: names the scripts that it writes
 */
export function injectedMarkup(html: string, mark: string, base: string, policy = ''): string[] {
  const faults: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeName === '#comment' && 'data' in node && node.data.includes(mark)) {
      faults.push('a comment with the mark');
    }
    if ('tagName' in node) {
      faults.push(...ofElement(node, mark, base, policy));
    }
    if ('childNodes' in node) {
      node.childNodes.forEach(visit);
    }
  };
  visit(parse(html));
  return faults;
}

function ofElement(element: Element, mark: string, base: string, policy: string): string[] {
  const { tagName } = element;
  const faults: string[] = [];
  if (tagName.includes(mark) || NEVER_THERE.has(tagName)) {
    faults.push(`the element <${tagName}>`);
  }
  for (const { name, value } of element.attrs) {
    if (name.includes(mark) || /^on/i.test(name) || name === 'srcdoc') {
      faults.push(`the attribute ${name} of <${tagName}>`);
    }
    if (ADDRESSES.has(name) && (RUNNING.test(value.replace(LEFT_OUT, '')) || leadsAway(value, base))) {
      faults.push(`the address ${name}="${value.slice(0, 120)}" of <${tagName}>`);
    }
  }
  if (tagName === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'refresh') {
    faults.push('a meta refresh');
  }
  return tagName === 'script' ? [...faults, ...ofScript(element, mark, policy)] : faults;
}

function ofScript(element: Element, mark: string, policy: string): string[] {
  const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  if (!JSON_TYPES.has(attribute(element, 'type') ?? '')) {
    const isNamed = isNamedScript({ text, nonce: attribute(element, 'nonce') }, policy);
    const isOwn = text.trim() === '' || (isNamed && !text.includes(mark));
    return isOwn ? [] : [`a script with text: ${text.slice(0, 120)}`];
  }
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [`a JSON block that is none: ${text.slice(0, 120)}`];
  }
}

function leadsAway(value: string, base: string): boolean {
  return URL.canParse(value, base) && new URL(value, base).hostname.endsWith(FOREIGN_HOST);
}

function attribute(element: Element, wanted: string): string | undefined {
  return element.attrs.find(({ name }) => name === wanted)?.value;
}
