import { readFileSync, writeFileSync } from 'node:fs';
import {
  meanScore,
  measureReadings,
  measureRelevance,
  type RelevanceScores,
  SCORE_NAMES,
  type Score,
} from './measure-relevance.js';
import { openRelevanceBoard, type RelevanceBoard } from './relevance-board.js';
import { isMixed, type JudgedQuery, readRelevanceSet } from './relevance-set.js';

/** Room for the scores of one engine, beside earlier ones or alone. */
const CELL = 64;
const SCORE = 16;

export interface RelevanceBenchOptions {
  /** File to keep the scores of every query in. */
  save?: string;
  /** Kept scores to show beside the new ones. */
  compare?: string;
  /** Folder of the judged set. */
  set?: string;
  /** Prints each query that has no exact job in the first five, too. */
  missed?: boolean;
}

type Print = (line: string) => void;

/** Scores both engines on a judged set, that of test/relevance or another, by language and kind of query. */
export async function benchRelevance(options: RelevanceBenchOptions, print: Print): Promise<void> {
  const { offers, queries } = readRelevanceSet(options.set);
  const before = options.compare === undefined ? undefined : readScores(options.compare);
  print(`${offers.length} offers, ${queries.length} judged queries`);
  const board = await openRelevanceBoard(offers);
  try {
    const scores = await measureRelevance(board, queries, print);
    for (const part of ['language', 'kind'] as const) {
      printTable(part, queries, scores, before, print);
    }
    if (queries.some(({ reading }) => reading !== undefined)) {
      await printReadings(board, queries, print);
    }
    if (options.missed) {
      printMissed(queries, scores, print);
    }
    if (options.save !== undefined) {
      saveScores(options.save, scores);
      print(`Kept in ${options.save}`);
    }
  } finally {
    await board.close();
  }
}

function printTable(
  part: 'language' | 'kind',
  queries: JudgedQuery[],
  scores: RelevanceScores,
  before: RelevanceScores | undefined,
  print: Print,
): void {
  const engines = Object.keys(scores);
  print('');
  print(
    `${part.padEnd(16)} queries ${engines.map((name) => `${name} ${SCORE_NAMES.join(' ')}`.padEnd(CELL)).join('')}`.trimEnd(),
  );
  const groups: [string, JudgedQuery[]][] = [
    ...[...new Set(queries.map((query) => query[part]))].map((name): [string, JudgedQuery[]] => [
      name,
      queries.filter((query) => query[part] === name),
    ]),
    ...(queries.some(isMixed) ? [['mixed', queries.filter(isMixed)] as [string, JudgedQuery[]]] : []),
    ['all', queries],
  ];
  for (const [name, group] of groups) {
    const cells = engines.map((engine) => cell(scores[engine], before?.[engine], group));
    print(`${name.padEnd(16)} ${String(group.length).padStart(7)} ${cells.join('')}`.trimEnd());
  }
}

/** The scores; where there are earlier ones, as `before → now`. */
function cell(
  scores: Record<string, Score> = {},
  before: Record<string, Score> | undefined,
  group: JudgedQuery[],
): string {
  const now = meanScore(scores, group).map((score) => score.toFixed(3));
  // Files that were kept earlier have fewer scores.
  const known = Object.values(before ?? {})[0]?.length ?? 0;
  const then = meanScore(before ?? {}, group).map((score) => score.toFixed(3));
  const texts = now.map((score, index) => (index < known ? `${then[index]} → ${score}` : score).padEnd(SCORE));
  return texts.join('').padEnd(CELL);
}

async function printReadings(board: RelevanceBoard, queries: JudgedQuery[], print: Print): Promise<void> {
  const { read: all, right, wanted } = await measureReadings(board, queries);
  print('');
  print(
    `readings: ${right} of ${all} filters are right (${share(right, all)}), of ${wanted} wanted (${share(right, wanted)})`,
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(3);
}

function printMissed(queries: JudgedQuery[], scores: RelevanceScores, print: Print): void {
  for (const [engine, ofEngine] of Object.entries(scores)) {
    print('');
    for (const { id, kind, query, wish } of queries.filter((judged) => ofEngine[judged.id]?.[1] === 0)) {
      print(`${engine} misses ${id} (${kind}): ${query}, wish: ${wish}`);
    }
  }
}

function readScores(file: string): RelevanceScores {
  return (JSON.parse(readFileSync(file, 'utf8')) as { scores: RelevanceScores }).scores;
}

/** One line per query, so that two files can be told apart by eye. */
function saveScores(file: string, scores: RelevanceScores): void {
  const engines = Object.entries(scores).map(([engine, ofEngine]) => {
    const lines = Object.entries(ofEngine).map(
      ([id, score]) => `      ${JSON.stringify(id)}: [${score.map((part) => Number(part.toFixed(4))).join(', ')}]`,
    );
    return `    ${JSON.stringify(engine)}: {\n${lines.join(',\n')}\n    }`;
  });
  writeFileSync(file, `{\n  "scores": {\n${engines.join(',\n')}\n  }\n}\n`);
}
