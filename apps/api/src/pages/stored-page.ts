import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageChange, PageDependency } from '@babelboard/platform';

/** In the order in which this server likes them. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Above it brotli takes several times as long for a few per cent. */
const BROTLI_QUALITY = 5;

/** A rendered page as it is sent: with its policy, its tag, and its bytes in each encoding that was asked for. */
export class StoredPage {
  readonly etag: string;
  private readonly identity: Buffer;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    html: string,
    /** What tells this page from another one: a page rendered again may differ in nothing but times. */
    content: string = html,
    /** What the page shows. */
    private readonly dependencies: ReadonlySet<PageDependency> = new Set(),
  ) {
    this.identity = Buffer.from(html);
    // Weak: the encodings of one page share it.
    this.etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  }

  /** Bytes that the page takes in memory, at most. */
  get size(): number {
    return this.identity.length * 2;
  }

  /** Whether something changed that the page shows. */
  isChangedBy(change: PageChange): boolean {
    return change.concerns(this.dependencies);
  }

  /** The body in an encoding; each is made once. */
  bytes(encoding: Encoding): Promise<Buffer> {
    const bytes = this.encoded.get(encoding) ?? this.encode(encoding);
    this.encoded.set(encoding, bytes);
    return bytes;
  }

  private encode(encoding: Encoding): Promise<Buffer> {
    switch (encoding) {
      case 'br':
        return promisify(brotliCompress)(this.identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
          },
        });
      case 'gzip':
        return promisify(gzip)(this.identity);
      case 'identity':
        return Promise.resolve(this.identity);
    }
  }
}
