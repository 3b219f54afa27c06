import { readFile } from 'node:fs/promises';
import { ms, quantile } from '../figures.js';
import { LoginClient, nthAddress } from './log-in.js';
import { type LoginBoard, openLoginBoard } from './login-board.js';

export interface LoginBenchOptions {
  /** Of each phase. */
  seconds: number;
  /** Logins under way at the same time. */
  connections: number;
  offers: number;
}

const ACCOUNTS = 500;
const LIST_GOAL_MS = 300;
const SAMPLE_EVERY_MS = 200;
const LISTS = ['/api/jobs', '/api/jobs-for-German-speakers', '/api/jobs-in-Germany', '/api/jobs-for-French-speakers'];

/**
 * Logins per second with as many under way as `connections`, the memory of the API, and the time of the job list meanwhile
 * (goal: p95 < 300 ms), first without logins. Gives whether the goal was kept and every login succeeded.
 */
export async function benchLogin(options: LoginBenchOptions, print: (line: string) => void): Promise<boolean> {
  const board = await openLoginBoard({ offers: options.offers, accounts: ACCOUNTS });
  try {
    await readLists(board, 2_000);
    const quiet = await readLists(board, options.seconds * 1_000);
    const before = await memoryOf(board.api.pid);
    print(
      `job list alone: p50 ${ms(quantile(quiet, 0.5))}, p95 ${ms(quantile(quiet, 0.95))} (${quiet.length} requests)`,
    );
    const [logins, lists, peak] = await Promise.all([
      logInAgainAndAgain(board, options),
      readLists(board, options.seconds * 1_000),
      watchMemory(board.api.pid, options.seconds * 1_000),
    ]);
    const after = await memoryOf(board.api.pid);
    const p95 = quantile(lists, 0.95);
    print(
      `logins: ${(logins.times.length / logins.seconds).toFixed(1)} a second at ${options.connections} connections, ` +
        `p50 ${ms(quantile(logins.times, 0.5))}, p95 ${ms(quantile(logins.times, 0.95))}, ${logins.failed} failed`,
    );
    print(`job list meanwhile: p50 ${ms(quantile(lists, 0.5))}, p95 ${ms(p95)} (goal < ${LIST_GOAL_MS} ms)`);
    print(`memory of the API: ${before} MB before, ${peak} MB at most, ${after} MB after`);
    return logins.failed === 0 && p95 < LIST_GOAL_MS;
  } finally {
    await board.close();
  }
}

/** Each from an address of its own, over all accounts in turn. */
async function logInAgainAndAgain(board: LoginBoard, { seconds, connections }: LoginBenchOptions) {
  const client = new LoginClient(board.api.url);
  const start = performance.now();
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const visitor = async () => {
    while (performance.now() - start < seconds * 1_000) {
      const n = next++;
      const email = board.emails[n % board.emails.length] as string;
      const outcome = await client.logIn({ email, password: board.password, address: nthAddress(n) });
      if (outcome.status === 200) {
        times.push(outcome.ms);
      } else {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  client.close();
  return { times, failed, seconds: (performance.now() - start) / 1_000 };
}

/** One request after the other. */
async function readLists({ api }: LoginBoard, forMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; ) {
    const start = performance.now();
    await api.get(LISTS[times.length % LISTS.length] as string);
    times.push(performance.now() - start);
  }
  return times;
}

async function watchMemory(pid: number, forMs: number): Promise<number> {
  let peak = 0;
  for (const end = performance.now() + forMs; performance.now() < end; ) {
    peak = Math.max(peak, await memoryOf(pid));
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY_MS));
  }
  return peak;
}

/** Resident memory in MB (Linux); NaN elsewhere. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024);
}
