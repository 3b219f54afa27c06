import { ms, quantile } from '../figures.js';
import { openProfileBoard, type ProfileBoard, type Visitor } from './profile-board.js';

export interface ProfileBenchOptions {
  /** Candidates on the board, smallest first. */
  sizes: number[];
  /** Requests of each kind. */
  requests: number;
  offers: number;
}

const WARM_UP = 50;
const CALLS = [
  { name: 'profile', path: '/api/candidates/profile', goalMs: 150 },
  { name: 'language-gaps', path: '/api/candidates/language-gaps', goalMs: 50 },
  { name: 'dashboard', path: '/api/candidates/dashboard', goalMs: 150 },
] as const;

/**
 * Time of a candidate's profile, language gaps (whose first call counts what all offers ask for) and dashboard, one request after the other,
 * each of another candidate, and how many statements the database gets for one; for every size of the board, and the largest against the
 * smallest. Gives whether every p95 is below its goal.
 */
export async function benchProfile(options: ProfileBenchOptions, print: (line: string) => void): Promise<boolean> {
  const medians = new Map<string, number[]>();
  let kept = true;
  for (const candidates of options.sizes) {
    const board = await openProfileBoard({ candidates, offers: options.offers });
    try {
      for (const { name, path, goalMs } of CALLS) {
        const [first = Number.NaN] = await ask(board, path, WARM_UP);
        const before = await board.transactions();
        const times = await ask(board, path, options.requests);
        const statements = ((await board.transactions()) - before) / options.requests;
        const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
        medians.set(name, [...(medians.get(name) ?? []), p50]);
        kept &&= p95 < goalMs;
        print(
          `${name.padEnd(13)} ${candidates} candidates: p50 ${ms(p50)}, p95 ${ms(p95)} (goal < ${goalMs} ms), first ${ms(first)}, ` +
            `${statements.toFixed(1)} statements a request, the session's among them`,
        );
      }
    } finally {
      await board.close();
    }
  }
  for (const [name, [first = Number.NaN, ...rest]] of medians) {
    if (rest.length > 0) {
      const [least, most] = [options.sizes[0], options.sizes.at(-1)];
      print(`${name.padEnd(13)} p50 at ${most} ÷ ${least}: ${((rest.at(-1) ?? Number.NaN) / first).toFixed(2)}`);
    }
  }
  return kept;
}

async function ask(board: ProfileBoard, path: string, requests: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < requests; index += 1) {
    const visitor = board.visitors[index % board.visitors.length] as Visitor;
    const start = performance.now();
    const answer = await fetch(board.url + path, { headers: visitor });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    if (answer.status !== 200) {
      throw new Error(`${path} answered ${answer.status}`);
    }
  }
  return times;
}
