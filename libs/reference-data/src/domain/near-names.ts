import { foldLetters, inTurns } from '@babelboard/platform';

/** Letters of a piece: shorter ones are in every name, longer ones in too few. */
const PIECE = 4;
/** What stands in more of the names than that does not tell them apart. */
const COMMON_SHARE = 0.05;
const FEWEST_COMMON = 20;

export interface NearName {
  id: number;
  /** 0 to 1: as alike as two names are. */
  closeness: number;
}

export interface NearNames {
  /** The ids whose names are most alike, the closest first, each once. @param least closeness of them */
  find(phrase: string, least: number): NearName[];
}

/** The names that have a piece, and how much it counts. */
interface Piece {
  at: number[];
  weight: number;
}

/**
 * Makes names ready for finding those that are called most alike: the cosine of their pieces of four letters, of which rare ones count more
 * (tf-idf; Manning, Raghavan, Schütze: Introduction to Information Retrieval, chapter 6.3). So the parts of compounds are found
 * (*Wundversorgung*), other endings and slips of the pen, without a dictionary.
 * @param names an id may have several
 */
export async function nearNames(names: readonly { id: number; name: string }[]): Promise<NearNames> {
  const pieces = new Map<string, Piece>();
  await inTurns(names.keys(), (at) => {
    for (const key of piecesOf(names[at]?.name ?? '')) {
      const piece = pieces.get(key);
      if (piece === undefined) pieces.set(key, { at: [at], weight: 0 });
      else piece.at.push(at);
    }
  });
  const lengths = new Float64Array(names.length);
  const common = Math.max(names.length * COMMON_SHARE, FEWEST_COMMON);
  await inTurns(pieces.values(), (piece) => {
    if (piece.at.length > common) piece.at = [];
    else piece.weight = rarity(names.length, piece.at.length);
    for (const at of piece.at) lengths[at] = (lengths[at] ?? 0) + piece.weight ** 2;
  });
  const unseen = rarity(names.length, 0);
  // One for all: a phrase has pieces in common with thousands of names.
  const shared = new Float64Array(names.length);
  return {
    find(phrase, least) {
      shared.fill(0);
      const found = [...piecesOf(phrase)].map((key) => pieces.get(key) ?? { at: [], weight: unseen });
      for (const { at, weight } of found) for (const name of at) shared[name] = (shared[name] ?? 0) + weight ** 2;
      const length = found.reduce((sum, { weight }) => sum + weight ** 2, 0);
      const closest = new Map<number, number>();
      for (const [at, { id }] of names.entries()) {
        const product = shared[at] ?? 0;
        if (product === 0) continue;
        const closeness = Math.min(product / Math.sqrt(length * (lengths[at] ?? 0)), 1);
        if (closeness >= Math.max(least, closest.get(id) ?? 0)) closest.set(id, closeness);
      }
      return [...closest]
        .map(([id, closeness]) => ({ id, closeness }))
        .sort((a, b) => b.closeness - a.closeness || a.id - b.id);
    },
  };
}

function rarity(names: number, having: number): number {
  return Math.log(1 + names / (having + 1));
}

/** Each once; the beginning and the end of a word belong to it. */
function piecesOf(name: string): Set<string> {
  const pieces = new Set<string>();
  for (const word of foldLetters(name).split(/[^\p{L}\p{N}+#]+/u)) {
    if (word === '') continue;
    const letters = [' ', ...word, ' '];
    for (let at = 0; at + PIECE <= Math.max(letters.length, PIECE); at += 1)
      pieces.add(letters.slice(at, at + PIECE).join(''));
  }
  return pieces;
}
