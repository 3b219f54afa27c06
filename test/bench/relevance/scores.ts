/** Places of the list that count for nDCG. */
const DEPTH = 10;

/** Places of the list that count for precision. */
const FIRST_PLACES = 5;

/** From this grade on most people would take the job. */
const SUITS = 2;

/**
 * Normalised discounted cumulative gain of the first ten, from 0 to 1: gain 2^grade − 1, discount log2(place + 1), divided by
 * that of the best order of all judged offers (Burges et al., Learning to Rank using Gradient Descent, 2005).
 * @param found ids in the order of the list
 * @param grades by id; an id without one counts 0
 */
export function ndcgAt10(found: string[], grades: ReadonlyMap<string, number>): number {
  const best = gain([...grades.values()].sort((a, b) => b - a));
  return best === 0 ? 0 : gain(found.map((id) => grades.get(id) ?? 0)) / best;
}

/** 1 where an exact job stands among the first `places`, else 0. */
export function successAt(places: number, found: string[], grades: ReadonlyMap<string, number>): number {
  return found.slice(0, places).some((id) => grades.get(id) === 3) ? 1 : 0;
}

/** How many of the first five suit, exactly or closely, of as many as can: where three suit, three of five is all. */
export function precisionAt5(found: string[], grades: ReadonlyMap<string, number>): number {
  const suiting = [...grades.values()].filter((grade) => grade >= SUITS).length;
  const right = found.slice(0, FIRST_PLACES).filter((id) => (grades.get(id) ?? 0) >= SUITS).length;
  return suiting === 0 ? 0 : right / Math.min(FIRST_PLACES, suiting);
}

function gain(grades: number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
