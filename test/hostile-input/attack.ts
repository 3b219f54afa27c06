import { findFaults } from './find-faults.js';
import { type HostileRequest, hostileRequest } from './hostile-requests.js';
import { type Answer, sendRequest } from './send-request.js';

/** An answer takes no longer. */
const LONGEST_MS = 2_000;
const GIVEN_UP_MS = 20_000;
/** Requests under way at a time. */
const AT_ONCE = 4;

export interface Attack {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** What went wrong, with the request. */
  faults: string[];
  slowestMs: number;
}

/**
 * Sends the first requests of a seed to a board and looks at every answer, and at the page that a redirect leads to.
 * @param progress called after every thousand requests
 */
export async function attack(
  base: string,
  { seed, requests }: { seed: number; requests: number },
  progress: (done: number) => void = () => undefined,
): Promise<Attack> {
  const attack: Attack = { statuses: {}, faults: [], slowestMs: 0 };
  let next = 0;
  const worker = async () => {
    while (next < requests) {
      const number = next;
      next += 1;
      await attackOnce(base, hostileRequest(seed, number), attack);
      if ((number + 1) % 1_000 === 0) {
        progress(number + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return attack;
}

async function attackOnce(base: string, request: HostileRequest, attack: Attack): Promise<void> {
  const faults: string[] = [];
  try {
    const answer = await timelyAnswer(base, request);
    const { status, milliseconds } = answer;
    attack.statuses[status] = (attack.statuses[status] ?? 0) + 1;
    attack.slowestMs = Math.max(attack.slowestMs, milliseconds);
    faults.push(...findFaults(request, answer, base));
    if (milliseconds > LONGEST_MS) {
      faults.push(`it took ${Math.round(milliseconds)} ms`);
    }
    faults.push(...(await ofRedirect(base, request, answer)));
  } catch (error) {
    faults.push(`no answer: ${(error as Error).message}`);
  }
  attack.faults.push(...faults.map((fault) => `${describeRequest(request)}: ${fault}`));
}

/** A slow answer gets a second try, which tells a slow page from a machine that was busy. */
async function timelyAnswer(base: string, request: HostileRequest): Promise<Answer> {
  const first = await sendRequest(base, request, GIVEN_UP_MS);
  return first.milliseconds > LONGEST_MS ? sendRequest(base, request, GIVEN_UP_MS) : first;
}

/** The address that a redirect names answers itself. */
async function ofRedirect(base: string, request: HostileRequest, { status, headers }: Answer): Promise<string[]> {
  if (status < 301 || status > 308 || status === 304 || headers.location === undefined) {
    return [];
  }
  const { origin, pathname, search } = new URL(headers.location, base);
  if (origin !== base) {
    return [];
  }
  const there = { ...request, method: 'GET', target: `${pathname}${search}`, headers: {}, body: '' };
  const answer = await timelyAnswer(base, there);
  const faults = findFaults(there, answer, base);
  if (answer.status >= 300 && answer.status < 400) {
    faults.push(`${status} leads on to ${answer.headers.location}`);
  }
  return faults.map((fault) => `after ${status} to ${there.target.slice(0, 200)}: ${fault}`);
}

function describeRequest({ number, method, target, headers, body }: HostileRequest): string {
  const names = Object.keys(headers).filter((name) => name !== 'accept');
  return `#${number} ${method} ${JSON.stringify(target.slice(0, 300))}${names.length > 0 ? ` with ${names.join(', ')}` : ''} ${JSON.stringify(body.slice(0, 120))}`;
}
