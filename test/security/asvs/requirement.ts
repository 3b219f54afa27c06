/** A test that shows a requirement: its file, and its name as it stands in `it(…)` or `describe(…)`. */
export interface ShownBy {
  file: string;
  test: string;
}

/** A passage of a document, for requirements that ask for something written. */
export interface Passage {
  file: string;
  words: string;
}

export type Answer =
  /** Kept, and these tests fail when it is not. */
  | { shown: ShownBy[]; note?: string }
  /** The requirement asks for a document. */
  | { written: Passage[]; note?: string }
  /** There is nothing here that it speaks of. */
  | { doesNotApply: string }
  /** Known and wanted: what is done instead, and why; with tests of what is kept of it. */
  | { departs: string; shown?: ShownBy[] };

/** One requirement of OWASP ASVS 5.0.0, said in a few words of our own. */
export interface Requirement {
  /** `6.2.1` is V6.2.1. */
  id: string;
  level: 1 | 2;
  says: string;
  answer: Answer;
}

export function requirement(id: string, level: 1 | 2, says: string, answer: Answer): Requirement {
  return { id, level, says, answer };
}

/** Tests of one file. */
export function by(file: string, ...tests: string[]): ShownBy[] {
  return tests.map((test) => ({ file, test }));
}

/** What the documents say. */
export function says(file: string, ...words: string[]): Passage[] {
  return words.map((passage) => ({ file, words: passage }));
}
