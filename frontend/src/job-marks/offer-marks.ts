import { useSyncExternalStore } from 'react';

/** What a candidate has noted of offers; the rest of a page is the same for everybody. */
export interface OfferMarks {
  favorites: ReadonlySet<number>;
  hiddenCompanies: ReadonlySet<number>;
}

const NOTHING: OfferMarks = { favorites: new Set(), hiddenCompanies: new Set() };

let marks = NOTHING;
/** Who answers presses comes after the first view; what is pressed until then waits. */
let answer: ((id: number) => void) | null = null;
const early: number[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const offerMarks = {
  snapshot: (): OfferMarks => marks,

  /** Shows other marks wherever they stand; nothing for nobody in particular. */
  show(next: OfferMarks = NOTHING): void {
    marks = next;
    for (const listener of listeners) listener();
  },

  /** The heart of an offer was pressed. */
  press(id: number): void {
    if (answer === null) early.push(id);
    else answer(id);
  },

  /** Answers presses until the returned function is called. */
  answerWith(next: (id: number) => void): () => void {
    answer = next;
    for (const id of early.splice(0)) next(id);
    return () => {
      answer = null;
    };
  },
};

/** Whether an offer is a favorite; not on the server and until it is known. */
export function useFavorite(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marks.favorites.has(id),
    () => false,
  );
}

/** Companies whose offers are left out of lists. */
export function useHiddenCompanies(): ReadonlySet<number> {
  return useSyncExternalStore(
    subscribe,
    () => marks.hiddenCompanies,
    () => NOTHING.hiddenCompanies,
  );
}
