/** Offers that were loaded before anybody opened them, and that nobody has looked at yet. */
const early = new Set<number>();

/** The offer was loaded ahead: the server has counted no view. */
export function loadedEarly(id: number): void {
  early.add(id);
}

/** It was loaded for somebody who opened it, which the server has counted. */
export function loadedForView(id: number): void {
  early.delete(id);
}

/** Counts the view of an offer that was loaded ahead, once it is shown. */
export function countEarlyView(id: number): void {
  if (early.delete(id)) navigator.sendBeacon?.(`/api/offers/${id}/viewed`);
}
