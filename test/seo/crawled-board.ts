import { expect } from '@jest/globals';
import { adFile, adRow } from '../support/ads.js';
import { eventually } from '../support/eventually.js';
import { type FakeIndexNow, startFakeIndexNow } from '../support/fake-indexnow.js';
import { LIMITS } from '../support/limits.js';
import { type SeededProduct, startSeededProduct } from '../support/product.js';
import { readXml, textsOf, type XmlElement } from './read-xml.js';
export const INDEXNOW_KEY = 'a-key-for-tests-only';
/** The one offer that the board has beside the demo's. */
export const COOK = adRow({
  ...{ title: 'Cook on the islands', company: 'Inn of the islands', city: 'Tórshavn', country: 'FO' },
});
/** Live offers of the demo: those of `seed-demo-board.ts`, and those of the company that hires (`demo/hiring`). */
const DEMO = 3_400 + 5;

/** Entries of all files of one kind that the sitemap names, in their order. */
export interface SitemapEntries {
  addresses: string[];
  changes: string[];
  /** Every version of a page that stands beside one. */
  versions: XmlElement['attributes'][];
}

/** The demo board and one offer more, as search engines and other boards read it; these are told of what changes. */
export class CrawledBoard {
  private readonly read = new Map<string, Promise<SitemapEntries>>();

  private constructor(
    readonly product: SeededProduct,
    readonly searchEngine: FakeIndexNow,
  ) {}

  static async start(): Promise<CrawledBoard> {
    const searchEngine = await startFakeIndexNow();
    const product = await startSeededProduct({ INDEXNOW_KEY, INDEXNOW_URL: searchEngine.url });
    const board = new CrawledBoard(product, searchEngine);
    try {
      await board.imports([COOK]);
      await eventually(async () => expect(await board.actives()).toBe(DEMO + 1), LIMITS.startMs);
      return board;
    } catch (error) {
      await board.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.product.stop();
    await this.searchEngine.stop();
  }

  /** The snapshot is what the source has now: what is missing from it is closed. */
  async imports(rows: Record<string, unknown>[]): Promise<void> {
    const words = ['import-offers', await adFile(rows), '--company', 'board', '--snapshot', 's'];
    expect(await this.product.cli(...words)).toMatchObject({ code: 0 });
  }

  sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.product.query(text, values);
  }

  async json<T>(path: string): Promise<T> {
    return (await (await fetch(this.product.url + path)).json()) as T;
  }

  async text(path: string): Promise<string> {
    return (await fetch(this.product.url + path)).text();
  }

  async actives(): Promise<number> {
    return (await this.json<{ jobs: { total_actives: number } }>('/api/jobs')).jobs.total_actives;
  }

  /** As they were when somebody first asked: thousands, which are read once for all tests that change nothing. */
  entriesOf(kind: string): Promise<SitemapEntries> {
    const known = this.read.get(kind) ?? this.readEntries(kind);
    this.read.set(kind, known);
    return known;
  }

  /** As they are now. */
  async addressesNow(kind: string): Promise<string[]> {
    const files = await Promise.all((await this.filesOf(kind)).map(async (file) => (await fetch(file)).text()));
    return files.flatMap((file) => [...file.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address));
  }

  private async readEntries(kind: string): Promise<SitemapEntries> {
    const files = await Promise.all((await this.filesOf(kind)).map(async (file) => (await fetch(file)).text()));
    const elements = files.flatMap((file) => readXml(file));
    const versions = elements.filter(({ name }) => name === 'xhtml:link').map(({ attributes }) => attributes);
    return { addresses: textsOf(elements, 'loc'), changes: textsOf(elements, 'lastmod'), versions };
  }

  private async filesOf(kind: string): Promise<string[]> {
    const files = textsOf(readXml(await this.text('/sitemap.xml')), 'loc');
    return files.filter((address) => address.includes(`/sitemaps/${kind}-`));
  }
}
