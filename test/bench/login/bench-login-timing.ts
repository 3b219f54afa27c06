import { ms, quantile } from '../figures.js';
import { LoginClient, nthAddress } from './log-in.js';
import { openLoginBoard } from './login-board.js';
import { signedRankTest } from './rank-test.js';

export interface LoginTimingBenchOptions {
  pairs: number;
}

const WARM_UP_PAIRS = 30;
/** Below it the two sides count as told apart. */
const LEAST_P = 0.01;

/**
 * Time of a refused login for accounts that are there and for some that are not, in pairs one after the other, which of the two
 * comes first by chance. Each has an address and an account of its own, so that no limit is reached. Gives whether a rank test
 * cannot tell the two apart.
 */
export async function benchLoginTiming(
  { pairs }: LoginTimingBenchOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const all = pairs + WARM_UP_PAIRS;
  const board = await openLoginBoard({ offers: 100, accounts: all });
  const client = new LoginClient(board.api.url);
  let address = 0;
  const attempt = async (email: string): Promise<number> => {
    address += 1;
    const outcome = await client.logIn({ email, password: 'not-the-password-12', address: nthAddress(address) });
    if (outcome.status !== 422 && outcome.status !== 401) {
      throw new Error(`A refused login answered ${outcome.status}`);
    }
    return outcome.ms;
  };
  try {
    const times: [known: number, unknown: number][] = [];
    for (const [index, known] of board.emails.entries()) {
      const unknown = known.replace('known-', 'never-');
      const knownFirst = Math.random() < 0.5;
      const first = await attempt(knownFirst ? known : unknown);
      const second = await attempt(knownFirst ? unknown : known);
      if (index >= WARM_UP_PAIRS) {
        times.push(knownFirst ? [first, second] : [second, first]);
      }
    }
    return judge(times, print);
  } finally {
    client.close();
    await board.close();
  }
}

function judge(times: [known: number, unknown: number][], print: (line: string) => void): boolean {
  const [known, unknown] = [times.map(([time]) => time), times.map(([, time]) => time)];
  for (const [name, values] of [
    ['known', known],
    ['unknown', unknown],
  ] as const) {
    print(`${name.padEnd(8)} p50 ${ms(quantile(values, 0.5))}, p95 ${ms(quantile(values, 0.95))}`);
  }
  const { pairs, z, p } = signedRankTest(times);
  const alike = p >= LEAST_P;
  print(`Wilcoxon signed-rank test over ${pairs} pairs: z = ${z.toFixed(2)}, p = ${p.toFixed(4)}`);
  print(alike ? `not told apart (p ≥ ${LEAST_P})` : `told apart (p < ${LEAST_P})`);
  return alike;
}
