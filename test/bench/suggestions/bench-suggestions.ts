import { openBoard } from '../search/bench-board.js';

export interface SuggestionsBenchOptions {
  offers: number;
  rounds: number;
  /** Keeps the board for the next run and uses one that is there. */
  keep: boolean;
}

/** What people type, in several languages and scripts, with errors. */
const TYPED = [
  ...[
    'software developer',
    'nurse',
    'waiter',
    'customer support',
    'krankenpfleger',
    'verkäufer',
    'ingénieur',
    'camarero',
  ],
  ...[
    'σερβιτόρος',
    'програміст',
    'berlin',
    'köln',
    'londres',
    'the hague',
    'deutschland',
    'schweiz',
    'german',
    'español',
  ],
  ...[
    'enginer',
    'electrcian',
    'javascript',
    'accounting',
    'marketing manager',
    'sjuksköterska',
    'logistics',
    'amsterdm',
  ],
  // Work, and the place beside it.
  ...['nurse munich', 'kellner berlin', 'java developer germ'],
];

/** Letters from which on the search box asks. */
const SHORTEST = 2;

const WARM_UP_ROUNDS = 2;
const GOAL_MS = 30;

/** Time of suggestions through the API while words are typed letter by letter, one request at a time. Goal: p95 < 30 ms. */
export async function benchSuggestions(options: SuggestionsBenchOptions, print: (line: string) => void): Promise<void> {
  const board = await openBoard({ offers: options.offers, engines: ['postgres'], keep: options.keep }, print);
  try {
    const api = board.apis.get('postgres');
    const times = new Map<string, number[]>();
    for (let round = -WARM_UP_ROUNDS; round < options.rounds; round += 1) {
      for (const text of TYPED) {
        for (let length = SHORTEST; length <= text.length; length += 1) {
          const typed = text.slice(0, length);
          const start = performance.now();
          await api?.get(`/api/suggestions/lines?q=${encodeURIComponent(typed)}`);
          if (round >= 0) {
            times.set(typed, [...(times.get(typed) ?? []), performance.now() - start]);
          }
        }
      }
    }
    printTimes(times, print);
  } finally {
    await board.close();
  }
}

function printTimes(times: Map<string, number[]>, print: (line: string) => void): void {
  const all = [...times.values()].flat();
  print(
    `${all.length} requests: p50 ${at(all, 0.5)}, p95 ${at(all, 0.95)}, p99 ${at(all, 0.99)} ms; goal p95 < ${GOAL_MS}`,
  );
  const slowest = [...times].sort((a, b) => Number(at(b[1], 0.5)) - Number(at(a[1], 0.5))).slice(0, 5);
  print(`slowest: ${slowest.map(([typed, ofText]) => `"${typed}" ${at(ofText, 0.5)}`).join(', ')} ms (p50)`);
}

function at(times: number[], part: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1);
}
