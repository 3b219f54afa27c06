/** Fewer people than so many could be singled out by asking on; and so they could by the difference of two exact answers. */
const STEP = 5;

/** About how many people there are, rounded down, or that they are few. The same people are always the same answer. */
export function presentPeople(count: number): { count: number | null; fewer_than: number | null } {
  const about = Math.floor(count / STEP) * STEP;
  return about === 0 ? { count: null, fewer_than: STEP } : { count: about, fewer_than: null };
}
