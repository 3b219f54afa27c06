import { SaxesParser } from 'saxes';
import { UnreadableProfile } from '../profile-document.errors.js';
import type { XmlElement } from './xml-element.js';

const MOST_ELEMENTS = 60_000;
const MOST_ATTRIBUTES = 100_000;
const DEEPEST = 40;
/** Characters that the parser gets at once: its limits are looked at in between. */
const SLICE = 64 * 1024;
/** Characters before the root element: longer prologues are document types with a payload. */
const LONGEST_PROLOGUE = 64 * 1024;

/**
 * Reads XML into a tree; prefixes fall away, whatever they stand for. A document type is refused before it is used: so there are neither
 * external entities nor entity bombs.
 * @throws UnreadableProfile PROFILE_FILE_BROKEN, PROFILE_FILE_WITH_DOCTYPE, PROFILE_FILE_TOO_LARGE
 */
export function readXml(text: string): XmlElement {
  const reader = new TreeReader();
  for (let from = 0; from < text.length; from += SLICE) {
    reader.write(text.slice(from, from + SLICE));
  }
  return reader.finish();
}

class TreeReader {
  private readonly parser = new SaxesParser({ xmlns: false, position: true });
  private readonly open: XmlElement[] = [];
  private root: XmlElement | undefined;
  private elements = 0;
  private attributes = 0;

  constructor() {
    this.parser.on('doctype', () => {
      throw new UnreadableProfile('PROFILE_FILE_WITH_DOCTYPE');
    });
    this.parser.on('error', () => {
      throw new UnreadableProfile('PROFILE_FILE_BROKEN');
    });
    this.parser.on('attribute', () => {
      this.attributes += 1;
      if (this.attributes > MOST_ATTRIBUTES) throw new UnreadableProfile('PROFILE_FILE_TOO_LARGE');
    });
    this.parser.on('opentag', ({ name, attributes }) => this.opened(localName(name), attributes));
    this.parser.on('closetag', () => this.open.pop());
    this.parser.on('text', (text) => this.wrote(text));
    this.parser.on('cdata', (text) => this.wrote(text));
  }

  write(text: string): void {
    this.parser.write(text);
    if (this.root === undefined && this.parser.position > LONGEST_PROLOGUE) {
      throw new UnreadableProfile('PROFILE_FILE_TOO_LARGE');
    }
  }

  finish(): XmlElement {
    this.parser.close();
    if (this.root === undefined) {
      throw new UnreadableProfile('PROFILE_FILE_BROKEN');
    }
    return this.root;
  }

  private opened(name: string, attributes: Record<string, string>): void {
    this.elements += 1;
    if (this.elements > MOST_ELEMENTS || this.open.length >= DEEPEST) {
      throw new UnreadableProfile('PROFILE_FILE_TOO_LARGE');
    }
    const element: XmlElement = { name, text: '', attributes, children: [] };
    this.open.at(-1)?.children.push(element);
    this.root ??= element;
    this.open.push(element);
  }

  private wrote(text: string): void {
    const element = this.open.at(-1);
    if (element) element.text += text;
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
