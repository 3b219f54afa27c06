import { type LazyExoticComponent, lazy } from 'react';
import type { PageComponent } from './page-component.js';
import type { PageName } from './paths.js';

const loaders: Record<PageName, () => Promise<{ default: PageComponent }>> = {
  home: () => import('../features/jobs/pages/home.page.js'),
  'job-list': () => import('../features/jobs/pages/job-list.page.js'),
  job: () => import('../features/jobs/pages/job.page.js'),
  information: () => import('./pages/information.page.js'),
  'not-found': () => import('./pages/not-found.page.js'),
};

/** Where the pages stand in the build's manifest, for `modulepreload`. */
export const pageSources: Record<PageName, string> = {
  home: 'src/features/jobs/pages/home.page.tsx',
  'job-list': 'src/features/jobs/pages/job-list.page.tsx',
  job: 'src/features/jobs/pages/job.page.tsx',
  information: 'src/app/pages/information.page.tsx',
  'not-found': 'src/app/pages/not-found.page.tsx',
};

const loaded = new Map<PageName, PageComponent>();
const waiting = new Map<PageName, LazyExoticComponent<PageComponent>>();

/** Loads a page's code, so that it renders without waiting. */
export async function preloadPage(name: PageName): Promise<{ default: PageComponent }> {
  const module = await loaders[name]();
  loaded.set(name, module.default);
  return module;
}

/** The component of a page: itself once it is loaded, else one that suspends until it is. */
export function pageComponent(name: PageName): PageComponent {
  const ready = loaded.get(name);
  const begun = waiting.get(name);
  if (begun !== undefined) return begun;
  if (ready !== undefined) return ready;
  const component = lazy(() => preloadPage(name));
  waiting.set(name, component);
  return component;
}
