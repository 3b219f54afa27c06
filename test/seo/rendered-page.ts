import { type DefaultTreeAdapterMap, parse, parseFragment } from 'parse5';
import { isNamedScript } from '../support/named-script.js';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export interface RenderedPage {
  status: number;
  /** Of `<meta name=…>` and `<meta property=…>`, by name. */
  meta: Record<string, string>;
  /** Of `<link rel=…>`, by rel. */
  links: { rel: string; href: string; type: string | undefined }[];
  title: string;
  /** JSON-LD objects. */
  data: Record<string, unknown>[];
  /** Scripts that would run and are neither a file of the site nor named by its policy. */
  foreignScripts: string[];
  /** What a reader sees, in single spaces. */
  text: string;
}

const UNSEEN = ['script', 'style', 'template', 'head', 'noscript'];
const DATA = ['application/ld+json', 'application/json'];

/** Fetches a page and reads it as a search engine does: without running anything. */
export async function readPage(url: string): Promise<RenderedPage> {
  const response = await fetch(url, { redirect: 'manual' });
  const elements = [...walk(parse(await response.text()))];
  const policy = response.headers.get('content-security-policy') ?? '';
  const named = (name: string) => elements.filter((element) => element.tagName === name);
  const scripts = named('script').map((script) => ({
    type: attribute(script, 'type') ?? '',
    src: attribute(script, 'src'),
    nonce: attribute(script, 'nonce'),
    text: textOf(script),
  }));
  return {
    status: response.status,
    meta: Object.fromEntries(
      named('meta').map((meta) => [
        attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
        attribute(meta, 'content') ?? '',
      ]),
    ),
    links: named('link').map((link) => ({
      rel: attribute(link, 'rel') ?? '',
      href: attribute(link, 'href') ?? '',
      type: attribute(link, 'type'),
    })),
    title: named('title').map(textOf).join(''),
    data: scripts
      .filter(({ type }) => type === 'application/ld+json')
      .map(({ text }) => JSON.parse(text) as Record<string, unknown>),
    foreignScripts: scripts
      .filter(({ type, src }) => !DATA.includes(type) && src?.startsWith('/assets/') !== true)
      .filter((script) => !isNamedScript(script, policy))
      .map(({ text }) => text),
    text: named('body').map(seenText).join(' ').replace(/\s+/g, ' '),
  };
}

/** What a reader sees of a piece of HTML, in single spaces. */
export function seenIn(html: string): string {
  return seenText(parseFragment(html)).replace(/\s+/g, ' ').trim();
}

function* walk(node: Node): Generator<Element> {
  if ('tagName' in node) {
    yield node;
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    yield* walk(child);
  }
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((given) => given.name === name)?.value;
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function seenText(node: Node): string {
  if ('tagName' in node && UNSEEN.includes(node.tagName)) {
    return ' ';
  }
  return 'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(seenText).join(' ') : '';
}
