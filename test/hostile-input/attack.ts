import { findFaults } from './find-faults.js';
import { type HostileRequest, hostileRequest } from './hostile-requests.js';
import { type Answer, sendRequest } from './send-request.js';

/** Requests under way at a time. */
const AT_ONCE = 4;

export interface Attack {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** What went wrong, with the request. */
  faults: string[];
}

/**
 * Sends requests of a seed to a board and looks at every answer, and at the page that a redirect leads to.
 * @param from the number of the first
 */
export async function attack(
  base: string,
  { seed, requests, from = 0 }: { seed: number; requests: number; from?: number },
): Promise<Attack> {
  const attack: Attack = { statuses: {}, faults: [] };
  let next = from;
  const worker = async () => {
    while (next < from + requests) {
      const number = next;
      next += 1;
      await attackOnce(base, hostileRequest(seed, number), attack);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return attack;
}

async function attackOnce(base: string, request: HostileRequest, attack: Attack): Promise<void> {
  const faults: string[] = [];
  try {
    const answer = await sendRequest(base, request);
    const { status } = answer;
    attack.statuses[status] = (attack.statuses[status] ?? 0) + 1;
    faults.push(...findFaults(request, answer, base));
    faults.push(...(await ofRedirect(base, request, answer)));
  } catch (error) {
    faults.push(`no answer: ${(error as Error).message}`);
  }
  attack.faults.push(...faults.map((fault) => `${describeRequest(request)}: ${fault}`));
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
  const answer = await sendRequest(base, there);
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
