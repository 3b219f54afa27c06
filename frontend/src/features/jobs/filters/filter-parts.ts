import { lazyPart } from '../../../ui/lazy-part.js';

/** A phone shows a link in their place. */
export const FilterChoices = lazyPart(() => import('./filter-choices.js'), ['jobs/filters']);
export const FilterDrawer = lazyPart(() => import('./filter-drawer.js'), ['jobs/filters']);
/** Most lists are narrowed by nothing. */
export const ActiveFilters = lazyPart(() => import('./active-filters.js'), ['jobs/filters']);
