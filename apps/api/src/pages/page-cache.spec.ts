import { Metrics } from '@babelboard/platform';
import type { IndexChanges } from '@babelboard/search/contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PageCache } from './page-cache.js';
import { StoredPage } from './stored-page.js';

let announce: () => void;
let heard: boolean;
let cache: PageCache;

beforeEach(() => {
  heard = true;
  const changes = {
    get heard() {
      return heard;
    },
    listen: (onChange: () => void) => {
      announce = onChange;
      return () => undefined;
    },
  } as unknown as IndexChanges;
  cache = new PageCache(changes, new Metrics());
  cache.onModuleInit();
});

const page = (text: string, status = 200) => Promise.resolve(new StoredPage(status, {}, text));
const textOf = async (stored: StoredPage) => String(await stored.bytes('identity'));

describe('PageCache', () => {
  it('keeps a page until the index changes', async () => {
    await cache.get('/', () => page('one'));
    expect(await textOf(await cache.get('/', () => page('two')))).toBe('one');
    announce();
    expect(await textOf(await cache.get('/', () => page('two')))).toBe('two');
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

  it('does not keep what was read before a change', async () => {
    let finish: (stored: StoredPage) => void = () => undefined;
    const slow = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
    announce();
    const fresh = cache.get('/', () => page('new'));
    finish(new StoredPage(200, {}, 'old'));
    await Promise.all([slow, fresh]);
    expect(await textOf(await cache.get('/', () => page('newest')))).toBe('new');
  });

  it('keeps no page that is not found, and none while changes cannot be heard of', async () => {
    await cache.get('/x', () => page('missing', 404));
    expect(await textOf(await cache.get('/x', () => page('there')))).toBe('there');
    heard = false;
    expect(await textOf(await cache.get('/x', () => page('now')))).toBe('now');
  });
});
