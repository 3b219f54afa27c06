import { SaxesParser } from 'saxes';
import type { ReadEnd, ReadLimits } from './read-row.js';

/** An element of an ad: name without prefix, own text, children. */
export interface XmlNode {
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}

/** A finished ad; `node` is null where the ad is larger than the limit. */
export interface XmlAd {
  node: XmlNode | null;
  size: number;
  /** The country of the service that the format was made for, ISO 3166. */
  country: string | null;
}

/** Characters that may come before the root element: longer prologues are document types with a payload. */
const MAX_PROLOGUE = 64 * 1024;
/** Characters of one tag, text or comment. */
const MAX_TOKEN = 32 * 1024 * 1024;
const AD = 'PositionOpening';
const LISTS = new Set(['StillingListe', 'StillingsListe', 'LeggInnStillinger', AD]);

/**
 * Builds one small tree for each PositionOpening. A document type is refused before it is used, so there are neither
 * external entities nor entity bombs. After a fault nothing more is read.
 */
export class HrXmlParser {
  fault: ReadEnd = null;
  root: string | null = null;
  isHrXml = false;
  private readonly parser = new SaxesParser({ xmlns: false, position: true });
  private readonly ready: XmlAd[] = [];
  private open: XmlNode[] = [];
  private depth = 0;
  private size = 0;
  private country: string | null = null;
  private lastEventAt = 0;
  private lastEventLine = 1;

  constructor(private readonly limits: ReadLimits) {
    this.parser.on('doctype', () =>
      this.stop('DOCTYPE_REFUSED', 'The file declares a document type, which could bring in entities.'),
    );
    this.parser.on('opentag', ({ name, attributes }) => this.opened(name, attributes));
    this.parser.on('closetag', ({ name }) => this.closed(localName(name)));
    this.parser.on('text', (text) => this.wrote(text));
    this.parser.on('cdata', (text) => this.wrote(text));
    this.parser.on('error', (error) => this.broke(error));
  }

  write(text: string): void {
    if (this.fault) {
      return;
    }
    this.parser.write(text);
    if (this.root === null && this.parser.position > MAX_PROLOGUE) {
      this.stop('DOCTYPE_REFUSED', 'The file has no root element in its first 64 kB.');
    } else if (this.parser.position - this.lastEventAt > MAX_TOKEN) {
      this.stop('ROW_TOO_LARGE', `An element goes on for more than ${MAX_TOKEN / 1024 / 1024} MB.`);
    }
  }

  finish(): void {
    if (this.fault) {
      return;
    }
    if (this.depth > 0 || this.root === null) {
      this.stop(
        'FILE_CUT_OFF',
        `The file ends inside an element near line ${this.lastEventLine}: it is cut off, or has a bare & or < there.`,
      );
    } else {
      this.parser.close();
    }
  }

  /** The ads that were finished since the last call. */
  take(): XmlAd[] {
    return this.ready.splice(0);
  }

  private opened(name: string, attributes: Record<string, string>): void {
    if (this.fault) {
      return;
    }
    const local = localName(name);
    this.noteProgress();
    this.depth += 1;
    this.root ??= local;
    this.isHrXml ||= LISTS.has(local);
    if (Object.values(attributes).some((value) => value.startsWith('http://www.nav.no/'))) {
      this.country = 'NO';
    }
    if (this.depth > this.limits.maxDepth) {
      this.stop('TOO_DEEP', `The XML is nested more than ${this.limits.maxDepth} levels deep.`);
      return;
    }
    const parent = this.open.at(-1);
    if (!parent && local !== AD) {
      return;
    }
    const node: XmlNode = { name: local, text: '', attributes, children: [] };
    this.count(
      name.length + 64 + Object.entries(attributes).reduce((sum, [key, value]) => sum + key.length + value.length, 0),
    );
    if (this.size <= this.limits.maxRowBytes) {
      parent?.children.push(node);
    }
    this.open.push(node);
  }

  private wrote(text: string): void {
    this.noteProgress();
    const node = this.open.at(-1);
    if (this.fault || !node) {
      return;
    }
    this.count(Buffer.byteLength(text));
    if (this.size <= this.limits.maxRowBytes) {
      node.text += text;
    }
  }

  private closed(local: string): void {
    this.noteProgress();
    this.depth -= 1;
    const node = this.open.pop();
    if (!this.fault && node && this.open.length === 0 && local === AD) {
      const fits = this.size <= this.limits.maxRowBytes;
      this.ready.push({ node: fits ? node : null, size: this.size, country: this.country });
      this.size = 0;
    }
  }

  private noteProgress(): void {
    this.lastEventAt = this.parser.position;
    this.lastEventLine = this.parser.line;
  }

  private count(characters: number): void {
    this.size += characters;
  }

  private broke(error: Error): void {
    this.stop(
      'BROKEN_XML',
      `The XML is broken at line ${this.parser.line}, column ${this.parser.column}: ${reason(error)}.`,
    );
  }

  private stop(code: NonNullable<ReadEnd>['code'], message: string): void {
    this.fault ??= { code, message };
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Saxes puts the position before its words. */
function reason(error: Error): string {
  return error.message
    .replace(/^[^ ]*\d+:\d+: /, '')
    .replace(/\.$/, '')
    .slice(0, 120);
}
