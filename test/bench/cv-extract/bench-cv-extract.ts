import { ReferenceKnowledge } from '@babelboard/cv-reading/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { type Count, FIELDS, f1, precision, recall, sumCounts } from './count-values.js';
import { CORPUS, type SetName } from './expected-cv.js';
import { type ReadFile, readSet } from './read-set.js';

export interface CvExtractOptions {
  set?: 'tuning' | 'held-out';
  /** Folder of the corpus. */
  corpus?: string;
  /** Prints what was missed or wrong in each file of the tuning set; never of the other, which is only counted. */
  mistakes?: boolean;
}

/** What F1 is to be, at least. */
const GOALS = { contact: 0.95, languages: 0.95, experience: 0.85, education: 0.85 } as const;

const percent = (share: number) => (100 * share).toFixed(1).padStart(5);
const row = (count: Count) => `${percent(precision(count))}  ${percent(recall(count))}  ${percent(f1(count))}`;

/**
 * Prints precision, recall and F1 of what is read from the CVs of the corpus, by field and by language.
 * @returns whether every goal is met in each set
 */
export async function benchCvExtract(
  app: INestApplicationContext,
  options: CvExtractOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const knowledge = await app.get(ReferenceKnowledge).open();
  const sets: SetName[] =
    options.set === undefined ? ['tuning', 'heldOut'] : [options.set === 'tuning' ? 'tuning' : 'heldOut'];
  let met = true;
  for (const set of sets) {
    const files = await readSet(set, knowledge, options.corpus ?? CORPUS);
    print(`${set === 'tuning' ? 'tuning' : 'held-out'}: ${files.length} documents`);
    printFields(files, print);
    printLanguages(files, print);
    printTimes(files, print);
    if (options.mistakes && set === 'tuning') printMistakes(files, print);
    const sum = sumCounts(files.map(({ counts }) => counts));
    met &&= Object.entries(GOALS).every(([field, goal]) => f1(sum[field as keyof typeof GOALS]) >= goal);
  }
  return met;
}

function printFields(files: readonly ReadFile[], print: (line: string) => void): void {
  const sum = sumCounts(files.map(({ counts }) => counts));
  print(`${''.padEnd(26)}precision recall    F1   right of expected / found`);
  for (const field of FIELDS) {
    const goal = field in GOALS ? `  goal ${percent(GOALS[field as keyof typeof GOALS]).trim()}` : '';
    const { right, expected, found } = sum[field];
    print(`${field.padEnd(26)}  ${row(sum[field])}   ${right} of ${expected} / ${found}${goal}`);
  }
}

function printLanguages(files: readonly ReadFile[], print: (line: string) => void): void {
  print(
    `${'F1 by language'.padEnd(16)}${Object.keys(GOALS)
      .map((goal) => goal.padStart(12))
      .join('')}      skills`,
  );
  for (const language of [...new Set(files.map((file) => file.language))].sort()) {
    const own = files.filter((file) => file.language === language);
    const sum = sumCounts(own.map(({ counts }) => counts));
    const cells = [...Object.keys(GOALS), 'skills'].map((field) =>
      percent(f1(sum[field as keyof typeof GOALS])).padStart(12),
    );
    print(`${language} (${own.length})`.padEnd(16) + cells.join(''));
  }
}

function printTimes(files: readonly ReadFile[], print: (line: string) => void): void {
  const middle = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const lines = middle(files.map(({ documentMs }) => documentMs));
  const values = middle(files.map(({ cvMs }) => cvMs));
  print(`half of the documents in ${lines.toFixed(0)} ms for their lines, ${values.toFixed(0)} ms for what they say`);
}

function printMistakes(files: readonly ReadFile[], print: (line: string) => void): void {
  for (const { file, misses } of files) {
    for (const { field, expected, found } of misses) {
      print(`${file}  ${field}  missed [${expected.join('; ')}]  wrong [${found.join('; ')}]`);
    }
  }
}
