const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const WHITE = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** One element of the list: its bytes, or null where it is larger than the limit. */
export interface ListElement {
  bytes: Buffer | null;
  size: number;
}

/**
 * Cuts the bytes of a JSON list into its elements while they come in, without parsing them: only brackets and quotes are
 * looked at. At most one element, up to the limit, is held.
 */
export class JsonListSplitter {
  private depth = 0;
  private inString = false;
  private escaped = false;
  private parts: Buffer[] = [];
  private size = 0;
  private closed = false;
  /** True when something that is not white space follows the end of the list. */
  trailing = false;

  constructor(private readonly maxBytes: number) {}

  get complete(): boolean {
    return this.closed;
  }

  /** True when the stream ended inside an element that holds more than white space. */
  get pending(): boolean {
    return this.size > 0;
  }

  *push(chunk: Buffer): Generator<ListElement> {
    let from = this.depth > 0 ? 0 : -1;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] as number;
      if (this.closed) {
        this.trailing ||= !WHITE.has(byte);
      } else if (this.inString) {
        this.passString(byte);
      } else if (byte === QUOTE) {
        this.inString = true;
      } else if (OPENING.has(byte)) {
        this.depth += 1;
        if (this.depth === 1) {
          from = index + 1;
        }
      } else if (CLOSING.has(byte)) {
        this.depth -= 1;
        if (this.depth === 0) {
          yield* this.take(chunk.subarray(from, index));
          this.closed = true;
        }
      } else if (byte === COMMA && this.depth === 1) {
        yield* this.take(chunk.subarray(from, index), true);
        from = index + 1;
      }
    }
    if (!this.closed && from >= 0) {
      this.keep(chunk.subarray(from));
    }
  }

  private passString(byte: number): void {
    if (this.escaped) {
      this.escaped = false;
    } else if (byte === BACKSLASH) {
      this.escaped = true;
    } else if (byte === QUOTE) {
      this.inString = false;
    }
  }

  private keep(part: Buffer): void {
    if (this.size === 0) {
      const start = part.findIndex((byte) => !WHITE.has(byte));
      part = start < 0 ? Buffer.alloc(0) : part.subarray(start);
    }
    this.size += part.length;
    if (this.size <= this.maxBytes) {
      this.parts.push(part);
    } else {
      this.parts = [];
    }
  }

  private *take(part: Buffer, evenEmpty = false): Generator<ListElement> {
    this.keep(part);
    const { size } = this;
    const bytes = size > this.maxBytes ? null : Buffer.concat(this.parts);
    this.parts = [];
    this.size = 0;
    if (size > 0 || evenEmpty) {
      yield { bytes, size };
    }
  }
}
