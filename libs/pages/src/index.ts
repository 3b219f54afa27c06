export { normalPath } from './normal-path.js';
export { audienceOf, mayVisit, type Page, pageAt } from './page-at.js';
export type { Audience, PageEntry } from './page-entry.js';
export { type PageRules, pageRules, sitemapPages, withoutCode } from './page-rules.js';
export { PAGES, type PageName, pageEntry } from './pages.js';
export { pathTo } from './path-to.js';
