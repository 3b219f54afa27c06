import { readXml } from '@babelboard/document-reading/contract';
import { Refused } from './refused.js';

interface XmlName {
  /** What its prefix stands for where it stands; the prefix itself where nobody says so; empty without any. */
  namespace: string;
  /** Without a prefix. */
  name: string;
}

export interface XmlAttribute extends XmlName {
  value: string;
}

export interface XmlElement extends XmlName {
  attributes: readonly XmlAttribute[];
}

export interface ElementEvents {
  open?(element: XmlElement): void;
  close?(element: XmlElement): void;
  /** With the element in which it stands. */
  text?(text: string, element: XmlElement): void;
}

type Prefixes = Readonly<Record<string, string>>;

const DECLARES = /^xmlns(?::(.*))?$/;

/** Reads a part with its names as they are meant, whatever prefixes it chose. @throws Refused CV_BROKEN where it is no XML, or has a document type */
export function readElements(content: Uint8Array, events: ElementEvents): void {
  const scopes: Prefixes[] = [];
  const elements: XmlElement[] = [];
  try {
    readXml(content, {
      open: (name, attributes) => {
        const prefixes = declared(attributes, scopes.at(-1) ?? {});
        const element = elementOf(name, attributes, prefixes);
        scopes.push(prefixes);
        elements.push(element);
        events.open?.(element);
      },
      close: () => {
        scopes.pop();
        const element = elements.pop();
        if (element !== undefined) events.close?.(element);
      },
      text: (text) => {
        const element = elements.at(-1);
        if (element !== undefined) events.text?.(text, element);
      },
    });
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('CV_BROKEN');
  }
}

/** The value of an attribute without a prefix. */
export function plainAttribute({ attributes }: XmlElement, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name && attribute.namespace === '')?.value;
}

function declared(attributes: Readonly<Record<string, string>>, outer: Prefixes): Prefixes {
  const own = Object.entries(attributes).flatMap(([name, value]) => {
    const prefix = DECLARES.exec(name);
    return prefix === null ? [] : [[prefix[1] ?? '', value]];
  });
  return own.length === 0 ? outer : { ...outer, ...Object.fromEntries(own) };
}

function elementOf(name: string, attributes: Readonly<Record<string, string>>, prefixes: Prefixes): XmlElement {
  return {
    ...nameOf(name, prefixes, prefixes[''] ?? ''),
    attributes: Object.entries(attributes).map(([key, value]) => ({ ...nameOf(key, prefixes, ''), value })),
  };
}

function nameOf(name: string, prefixes: Prefixes, withoutPrefix: string): XmlName {
  const colon = name.indexOf(':');
  if (colon < 0) return { namespace: withoutPrefix, name };
  const prefix = name.slice(0, colon);
  return { namespace: prefixes[prefix] ?? prefix, name: name.slice(colon + 1) };
}
