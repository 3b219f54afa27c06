const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * A stream of bytes whose start can be looked at before it is read. A byte order mark of UTF-8 is left out. A stream that
 * breaks ends early, and `failure` tells why, so that what came before it is still used.
 */
export class ByteSource implements AsyncIterable<Buffer> {
  failure: Error | null = null;
  private readonly chunks: AsyncIterator<Uint8Array>;
  private head: Buffer = Buffer.alloc(0);
  private ended = false;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  /** The first bytes: at least `size` of them unless the stream is shorter. */
  async peek(size: number): Promise<Buffer> {
    const parts: Buffer[] = [this.head];
    let length = this.head.length;
    while (length < size && !this.ended) {
      const chunk = await this.next();
      parts.push(chunk);
      length += chunk.length;
    }
    this.head = Buffer.concat(parts);
    if (this.head.subarray(0, 3).equals(BOM)) {
      this.head = this.head.subarray(3);
    }
    return this.head;
  }

  /** True when the bytes looked at are all there are. */
  get exhausted(): boolean {
    return this.ended;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    try {
      if (this.head.length > 0) {
        yield this.head;
        this.head = Buffer.alloc(0);
      }
      while (!this.ended) {
        const chunk = await this.next();
        if (chunk.length > 0) {
          yield chunk;
        }
      }
    } finally {
      await this.close();
    }
  }

  /** Lets go of the stream, read to its end or not. */
  async close(): Promise<void> {
    if (!this.ended) {
      this.ended = true;
      await this.chunks.return?.();
    }
  }

  /** The whole rest, or null when it is larger than `limit` bytes. */
  async readAll(limit: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const chunk of this) {
      length += chunk.length;
      if (length > limit) {
        return null;
      }
      parts.push(chunk);
    }
    return Buffer.concat(parts);
  }

  private async next(): Promise<Buffer> {
    try {
      const { value, done } = await this.chunks.next();
      if (!done) {
        return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      }
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
    }
    this.ended = true;
    return Buffer.alloc(0);
  }
}
