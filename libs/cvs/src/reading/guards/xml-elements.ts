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

type Written = Readonly<Record<string, string>>;

/** What prefixes stand for, and the names of elements that were written with them. */
interface Scope {
  prefixes: Readonly<Record<string, string>>;
  names: Map<string, XmlName>;
}

export interface ElementEvents {
  open?(element: XmlElement): void;
  close?(element: XmlElement): void;
  /** With the element in which it stands. */
  text?(text: string, element: XmlElement): void;
}

const DECLARES = 'xmlns';

export class XmlElement implements XmlName {
  readonly namespace: string;
  readonly name: string;

  constructor(
    { namespace, name }: XmlName,
    private readonly written: Written,
    private readonly scope: Scope,
  ) {
    this.namespace = namespace;
    this.name = name;
  }

  /** Worked out for who asks: of most elements nobody does. */
  attributes(): XmlAttribute[] {
    const { prefixes } = this.scope;
    return Object.entries(this.written).map(([name, value]) => ({ ...nameOf(name, prefixes, ''), value }));
  }

  /** The value of an attribute without a prefix. */
  plain(name: string): string | undefined {
    return Object.hasOwn(this.written, name) ? this.written[name] : undefined;
  }
}

/** Reads a part with its names as they are meant, whatever prefixes it chose. @throws Refused CV_BROKEN where it is no XML, or has a document type */
export function readElements(content: Uint8Array, events: ElementEvents): void {
  const scopes: Scope[] = [];
  const elements: XmlElement[] = [];
  try {
    readXml(content, {
      open: (name, written) => {
        const scope = scopeWith(written, scopes.at(-1));
        const element = new XmlElement(elementName(name, scope), written, scope);
        scopes.push(scope);
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

function scopeWith(written: Written, outer: Scope = { prefixes: {}, names: new Map() }): Scope {
  const declared = Object.keys(written).filter((name) => name === DECLARES || name.startsWith(`${DECLARES}:`));
  if (declared.length === 0) return outer;
  const own = declared.map((name) => [name.slice(DECLARES.length + 1), written[name] ?? '']);
  return { prefixes: { ...outer.prefixes, ...Object.fromEntries(own) }, names: new Map() };
}

/** Few names stand in a part, and each of them thousands of times. */
function elementName(name: string, { prefixes, names }: Scope): XmlName {
  const known = names.get(name);
  if (known !== undefined) return known;
  const found = nameOf(name, prefixes, prefixes[''] ?? '');
  names.set(name, found);
  return found;
}

function nameOf(name: string, prefixes: Scope['prefixes'], withoutPrefix: string): XmlName {
  const colon = name.indexOf(':');
  if (colon < 0) return { namespace: withoutPrefix, name };
  const prefix = name.slice(0, colon);
  return {
    namespace: Object.hasOwn(prefixes, prefix) ? (prefixes[prefix] ?? '') : prefix,
    name: name.slice(colon + 1),
  };
}
