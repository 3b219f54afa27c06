import type { PageComponent } from '../pages/page-component.js';

/** What the file of a page exports. */
export interface PageModule {
  default: PageComponent;
  /** Brings parts of the page that are seen at once in this window. */
  bringParts?: () => Promise<unknown>;
}
