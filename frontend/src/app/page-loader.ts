import type { PageName } from '@babelboard/pages';
import { bringTexts } from '../i18n/bring-texts.js';
import type { PageComponent } from '../pages/page-component.js';
import { pageSource } from './page-source.js';
import { pageTexts } from './page-texts.js';

interface PageModule {
  default: PageComponent;
  /** Brings parts of the page that are seen at once in this window. */
  bringParts?: () => Promise<unknown>;
}

const modules = import.meta.glob<PageModule>(['/src/features/*/pages/*.page.tsx', '/src/app/pages/*.page.tsx']);

const loaded = new Map<PageName, PageComponent>();

/** Loads a page's code and texts, so that it renders without waiting; `get` says how, once where nothing else is said. */
export async function preloadPage(
  name: PageName,
  get: (load: () => Promise<PageModule>) => Promise<PageModule> = (load) => load(),
): Promise<void> {
  const load = modules[`/${pageSource(name)}`];
  if (load === undefined) throw new Error(`There is no ${pageSource(name)}`);
  const [module] = await Promise.all([get(load), bringTexts(pageTexts(name))]);
  if (typeof window !== 'undefined') await module.bringParts?.();
  loaded.set(name, module.default);
}

/** The component of a page; null until its code is there. */
export function pageComponent(name: PageName): PageComponent | null {
  return loaded.get(name) ?? null;
}
