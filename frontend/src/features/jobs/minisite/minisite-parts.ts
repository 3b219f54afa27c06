import { lazyPart } from '../../../ui/lazy-part.js';
import type { MinisiteHeaderProps } from './minisite-header.js';

// Few lists are a company's own.
export const TonedScope = lazyPart(() => import('./toned-scope.js'));
export const MinisiteHeader = lazyPart<MinisiteHeaderProps>(() => import('./minisite-header.js'), ['jobs/minisite']);

/** Brings the code of both, so that a company's look comes in one step; without it the list is a plain one. */
export async function bringMinisiteParts(): Promise<void> {
  await Promise.allSettled([TonedScope.preload(), MinisiteHeader.preload()]);
}
