import { blamesSender } from '@babelboard/platform';
import type { ReportFields } from './report-fields.js';

/** `hard`: to try again is of no use. `soft`: the mail did not arrive, or is late; the next may. */
export type Bounce = 'hard' | 'soft';

const STATUS = /(?:^|[^\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/;
/** What is no fault of the address (RFC 3463): its own sender, a full mailbox, a mail too large, directories, loops and delays, content, policy. */
const PASSES = /^(?:1\.[78]|2\.[23]|3\.[34]|4\.[367]|6\.\d+|7\.\d+)$/;

/**
 * What a status of delivery says of a mail (RFC 3464): hard where it failed for good for each who should have got it, soft where it did for some,
 * for now or is late, null where it arrived or went on to another server.
 */
export function bounceOf(groups: readonly ReportFields[]): Bounce | null {
  const outcomes = groups.filter(isOfRecipient).map(outcomeOf);
  if (outcomes.every((outcome) => outcome === null)) {
    return null;
  }
  return outcomes.every((outcome) => outcome === 'hard') ? 'hard' : 'soft';
}

/** Whether a group is about somebody who should have got the mail, not about the mail. */
export function isOfRecipient(group: ReportFields): boolean {
  return group.has('action') || group.has('status');
}

function outcomeOf(group: ReportFields): Bounce | null {
  const status = STATUS.exec(group.get('status') ?? '');
  const action = /^\s*([a-z]+)/i.exec(group.get('action') ?? '')?.[1]?.toLowerCase();
  switch (action) {
    case 'delivered':
    case 'relayed':
    case 'expanded':
      return null;
    case 'delayed':
      return 'soft';
    default:
      // Where no action stands there, its code tells whether it arrived.
      return action === undefined && status?.[1] === '2' ? null : failureOf(status, answerOf(group) ?? '');
  }
}

function failureOf(status: RegExpExecArray | null, answer: string): Bounce {
  const told = STATUS.exec(answer);
  const code = status === null || (isVague(status) && told?.[1] === status[1]) ? told : status;
  if (code?.[1] !== '5') {
    return 'soft';
  }
  const passes = isVague(code) ? blamesSender(answer) : PASSES.test(`${code[2]}.${code[3]}`);
  return passes ? 'soft' : 'hard';
}

/** A code says nothing where its last two figures are 0: the words of the server may. */
function isVague([, , subject, detail]: RegExpExecArray): boolean {
  return Number(subject) === 0 && Number(detail) === 0;
}

/** The words of the server; its code where there are none. */
export function answerOf(group: ReportFields): string | null {
  const words = group.get('diagnostic-code')?.replace(/^\s*[\w-]+\s*;\s*/, '');
  return words || group.get('status') || null;
}
