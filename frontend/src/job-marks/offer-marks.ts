import { useSyncExternalStore } from 'react';

/** What a candidate has noted of offers; the rest of a page is the same for everybody. */
export interface OfferMarks {
  /** Null while they are not known. */
  favorites: ReadonlySet<number> | null;
  /** What was pressed and the server is being told; it counts before what is known. */
  wanted: ReadonlyMap<number, boolean>;
  hiddenCompanies: ReadonlySet<number>;
}

/** The heart of an offer was pressed. */
export type HeartPress = (id: number, keep: boolean) => void;

const UNKNOWN: OfferMarks = { favorites: null, wanted: new Map(), hiddenCompanies: new Set() };

let marks = UNKNOWN;
/** Who answers presses comes after the first view; what is pressed until then waits. */
let answer: HeartPress | null = null;
const early: Parameters<HeartPress>[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const offerMarks = {
  snapshot: (): OfferMarks => marks,

  /** Shows other marks wherever they stand. */
  show(next: Partial<OfferMarks>): void {
    marks = { ...marks, ...next };
    for (const listener of listeners) listener();
  },

  /** Somebody has gone: nothing is marked any more, whatever the lists say that they asked for. */
  forget: (): void => offerMarks.show({ ...UNKNOWN, favorites: new Set() }),

  press(id: number, keep: boolean): void {
    if (answer !== null) {
      answer(id, keep);
      return;
    }
    early.push([id, keep]);
    offerMarks.show({ wanted: new Map(marks.wanted).set(id, keep) });
  },

  /** Answers presses until the returned function is called. */
  answerWith(next: HeartPress): () => void {
    answer = next;
    for (const press of early.splice(0)) next(...press);
    return () => {
      answer = null;
    };
  },
};

/** Whether an offer is a favorite. @param said by the server beside the offer: counts until all favorites are known */
export function useFavorite(id: number, said: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marks.wanted.get(id) ?? marks.favorites?.has(id) ?? said,
    () => said,
  );
}

/** Companies whose offers are left out of lists. */
export function useHiddenCompanies(): ReadonlySet<number> {
  return useSyncExternalStore(
    subscribe,
    () => marks.hiddenCompanies,
    () => UNKNOWN.hiddenCompanies,
  );
}
