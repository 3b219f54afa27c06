import { Metrics, PageChange, type PageChanges, type PageDependency } from '@babelboard/platform';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PageCache } from './page-cache.js';
import { StoredPage } from './stored-page.js';

let happen: (change: PageChange) => void;
let isConnected: boolean;
let cache: PageCache;

beforeEach(() => {
  isConnected = true;
  const changes = {
    get isConnected() {
      return isConnected;
    },
    listen: (onChange: (change: PageChange) => void) => {
      happen = onChange;
      return () => undefined;
    },
  } as unknown as PageChanges;
  cache = new PageCache(changes, new Metrics());
  cache.onModuleInit();
});

const ANYTHING = new PageChange('anything');
const page = (text: string, status = 200, shown: PageDependency[] = []) =>
  Promise.resolve(new StoredPage(status, {}, text, text, new Set(shown)));
const textOf = async (stored: StoredPage) => String(await stored.bytes('identity'));

/** Keeps pages that show something each; gives those that are still kept after the change. */
async function keptAfter(change: PageChange, pages: Record<string, PageDependency[]>): Promise<string[]> {
  for (const [address, shown] of Object.entries(pages)) {
    await cache.get(address, () => page('old', 200, shown));
  }
  happen(change);
  return Object.keys(pages).filter((address) => cache.holds(address));
}

describe('PageCache', () => {
  it('keeps a page until what it shows changes', async () => {
    await cache.get('/', () => page('one', 200, ['offer:1']));
    happen(new PageChange(['offer:2']));
    expect(await textOf(await cache.get('/', () => page('two')))).toBe('one');
    happen(new PageChange(['offer:1']));
    expect(await textOf(await cache.get('/', () => page('two')))).toBe('two');
  });

  it('lets go of the pages of an offer, of its company and of all lists, and keeps the others', async () => {
    const pages: Record<string, PageDependency[]> = {
      '/': ['offer:*', 'company:*'],
      '/jobs/cook-1': ['offer:1', 'company:7', 'offer:2', 'company:8'],
      '/jobs/baker-2': ['offer:2', 'company:8', 'offer:1', 'company:7'],
      '/jobs/miller-3': ['offer:3', 'company:8'],
      '/about': [],
    };
    expect(await keptAfter(new PageChange(['offer:1', 'company:7']), pages)).toEqual(['/jobs/miller-3', '/about']);
    expect(await keptAfter(new PageChange(['company:8']), pages)).toEqual(['/about']);
    expect(await keptAfter(ANYTHING, pages)).toEqual([]);
  });

  it('lets those who ask at a time wait for one rendering', async () => {
    let rendered = 0;
    const render = () => {
      rendered += 1;
      return page('one');
    };
    await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)]);
    expect(rendered).toBe(1);
  });

  it('shares no rendering while changes are being lost: it may have begun before one', async () => {
    let finish: (stored: StoredPage) => void = () => undefined;
    const slow = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
    isConnected = false;
    expect(cache.holds('/')).toBe(false);
    expect(await textOf(await cache.get('/', () => page('new')))).toBe('new');
    finish(new StoredPage(200, {}, 'old'));
    await slow;
  });

  it('does not keep what was read before a change', async () => {
    let finish: (stored: StoredPage) => void = () => undefined;
    const slow = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
    happen(new PageChange(['offer:1']));
    const fresh = cache.get('/', () => page('new'));
    finish(new StoredPage(200, {}, 'old'));
    await Promise.all([slow, fresh]);
    expect(await textOf(await cache.get('/', () => page('newest')))).toBe('new');
  });

  it('keeps no page that is not found, and none while changes are being lost', async () => {
    await cache.get('/x', () => page('missing', 404));
    expect(await textOf(await cache.get('/x', () => page('there')))).toBe('there');
    isConnected = false;
    expect(await textOf(await cache.get('/x', () => page('now')))).toBe('now');
  });
});
