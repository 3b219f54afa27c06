import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableDocument } from '../text-document.js';

const DEEPEST = 500;

export interface XmlEvents {
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads XML from its start to its end; names keep their usual prefixes (`w:p`). No document type, no entities but the five. */
export function readXml(bytes: Uint8Array, events: XmlEvents): void {
  const parser = new SaxesParser({ xmlns: false });
  let depth = 0;
  const fail = (reason: 'doctype' | 'broken') => {
    throw new UnreadableDocument(reason);
  };
  parser.on('error', () => fail('broken'));
  parser.on('doctype', () => fail('doctype'));
  parser.on('opentag', (tag: SaxesTagPlain) => {
    depth += 1;
    if (depth > DEEPEST) fail('broken');
    events.open?.(tag.name, tag.attributes);
  });
  parser.on('closetag', (tag: SaxesTagPlain) => {
    depth -= 1;
    events.close?.(tag.name);
  });
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.write(decodeXml(bytes)).close();
}

/** Office formats are UTF-8 or UTF-16 with a byte order mark. */
function decodeXml(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
