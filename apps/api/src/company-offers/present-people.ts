/** Fewer people than so many could be singled out by asking on. */
const FEWEST = 5;

/** A number of people, or that it is small. */
export function presentPeople(count: number): { count: number | null; fewer_than: number | null } {
  return count < FEWEST ? { count: null, fewer_than: FEWEST } : { count, fewer_than: null };
}
