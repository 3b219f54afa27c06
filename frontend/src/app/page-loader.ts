import type { PageName } from '@babelboard/pages';
import { bringTexts } from '../i18n/bring-texts.js';
import type { PageComponent } from '../pages/page-component.js';
import type { PageModule } from './page-module.js';
import { pageSource } from './page-source.js';
import { isFirstPage, pageTexts } from './page-texts.js';

/** Runs an `import()`. */
type Get = <T>(load: () => Promise<T>) => Promise<T>;

/** The pages that strangers begin with: home, list, offer. */
const firstPages = import.meta.glob<PageModule>('/src/features/jobs/pages/*.page.tsx');

const loaded = new Map<PageName, PageComponent>();

/** Loads a page's code and texts, so that it renders without waiting; `get` says how, once where nothing else is said. */
export async function preloadPage(name: PageName, get: Get = (load) => load()): Promise<void> {
  const further = isFirstPage(name) ? null : await get(preloadFurtherPages);
  const [module] = await Promise.all([
    bringModule(pageSource(name), further?.furtherPages ?? firstPages, get),
    bringTexts(pageTexts(name, further?.furtherPageTexts ?? null)),
  ]);
  if (typeof window !== 'undefined') await module.bringParts?.();
  loaded.set(name, module.default);
}

/** Brings the lists of all other pages, so that the way to one of them is as short. */
export function preloadFurtherPages() {
  return import('./further-pages.js');
}

async function bringModule(source: string, pages: typeof firstPages, get: Get): Promise<PageModule> {
  const load = pages[`/${source}`];
  if (load === undefined) throw new Error(`There is no ${source}`);
  return get(load);
}

/** The component of a page; null until its code is there. */
export function pageComponent(name: PageName): PageComponent | null {
  return loaded.get(name) ?? null;
}
