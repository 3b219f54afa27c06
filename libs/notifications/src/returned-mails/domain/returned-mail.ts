import PostalMime, { type Email } from 'postal-mime';
import { answerOf, type Bounce, bounceOf, isOfRecipient } from './delivery-status.js';
import { type ReportFields, readHeaders, readReportFields } from './report-fields.js';

/** By this header of ours a report knows its mail where the return path is gone. */
export const RETURN_CODE_HEADER = 'X-Return-Code';

/** What a mail that came back says of one of ours; null as `type`: nothing that counts. */
export interface ReturnedMail {
  type: Bounce | 'complaint' | null;
  /** The words of the server that did not take it. */
  answer: string | null;
  /** When it was written, as far as it says so. */
  writtenAt: Date | null;
  /** Where the code of our mail may stand. */
  codes: string[];
  /** Every address that stands in it, as anybody may have written it. */
  addresses: string[];
}

/** No report is deeper, and none has so much to say before its text. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 128 * 1_024 };
/** Reports say what happened before they bring the mail along, and lines cost: what goes beyond is not read. */
const LONGEST_BEGIN = 256 * 1_024;
const MOST_LINES = 5_000;
const NEW_LINE = 10;
const LONGEST_TEXT = 64 * 1_024;
const MOST_ADDRESSES = 200;
const LONGEST_ADDRESS = 254;
const LONGEST_ANSWER = 2_000;

const STATUS = /^message\/(?:global-)?delivery-status$/;
const FEEDBACK = /^message\/feedback-report$/;
const ORIGINAL = /^(?:message\/(?:rfc822|global)|(?:text\/rfc822|message\/global)-headers)$/;
const COMPLAINTS = new Set(['abuse', 'fraud']);
const SERVERS = new Set(['mailer-daemon', 'postmaster']);

/**
 * Reads a mail that came back: a status of delivery (RFC 3464, RFC 6533), a complaint (RFC 5965), or the words of a server that writes neither,
 * which are a soft bounce at most, since nobody knows what they mean. Answers by machines (RFC 3834) and people are nothing that counts; servers
 * mark their reports as such answers, too, so what stands in it decides before how it is marked.
 * @param bytes as it came by SMTP
 * @throws Error where it goes beyond what a report may be
 */
export async function readReturnedMail(bytes: Uint8Array): Promise<ReturnedMail> {
  const mail = await PostalMime.parse(beginOf(bytes), {
    ...LIMITS,
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const headers: ReportFields = new Map(mail.headers.toReversed().map(({ key, value }) => [key, value]));
  const groups = await readReportFields(partOf(mail, STATUS));
  const [feedback] = await readReportFields(partOf(mail, FEEDBACK));
  const original = await readHeaders(partOf(mail, ORIGINAL));
  const failed = groups.filter(isOfRecipient).find((group) => bounceOf([group]) !== null);
  return {
    type: typeOf(headers, groups, feedback),
    answer: (failed && answerOf(failed)?.replaceAll(/\s+/g, ' ').slice(0, LONGEST_ANSWER)) ?? null,
    writtenAt: dateOf(mail.date),
    codes: [
      original.get(RETURN_CODE_HEADER.toLowerCase()),
      original.get('return-path'),
      feedback?.get('original-mail-from'),
    ].filter((text) => text !== undefined),
    addresses: addressesIn([
      ...groups.flatMap((group) => [group.get('original-recipient'), group.get('final-recipient')]),
      original.get('to'),
      feedback?.get('original-rcpt-to'),
      headers.get('x-failed-recipients'),
      mail.text,
    ]),
  };
}

function beginOf(bytes: Uint8Array): Uint8Array {
  let end = 0;
  for (let lines = 0; lines < MOST_LINES && end < LONGEST_BEGIN; lines += 1) {
    const next = bytes.indexOf(NEW_LINE, end) + 1;
    end = next === 0 ? bytes.length : next;
  }
  return bytes.subarray(0, Math.min(end, LONGEST_BEGIN));
}

function typeOf(
  headers: ReportFields,
  groups: readonly ReportFields[],
  feedback: ReportFields | undefined,
): ReturnedMail['type'] {
  if (feedback !== undefined) {
    return COMPLAINTS.has(feedback.get('feedback-type')?.toLowerCase() ?? '') ? 'complaint' : null;
  }
  return groups.some(isOfRecipient) ? bounceOf(groups) : isServersWords(headers) ? 'soft' : null;
}

/** A report whose status is gone, or the words of a server that writes no status. */
function isServersWords(headers: ReportFields): boolean {
  const isReport = /report-type\s*=\s*"?delivery-status/i.test(headers.get('content-type') ?? '');
  if (isReport || headers.has('x-failed-recipients')) {
    return true;
  }
  const isAnswer = /^\s*auto-replied/i.test(headers.get('auto-submitted') ?? '');
  const sender = addressesIn([headers.get('from')])[0] ?? '';
  return !isAnswer && SERVERS.has(sender.slice(0, sender.indexOf('@')).toLowerCase());
}

/** The first part of a kind, as text; empty where there is none. */
function partOf({ attachments }: Email, kind: RegExp): string {
  const part = attachments.find(({ mimeType }) => kind.test(mimeType));
  return typeof part?.content === 'string' ? part.content : '';
}

function addressesIn(texts: readonly (string | undefined)[]): string[] {
  const words = texts.flatMap((text) => (text ?? '').slice(0, LONGEST_TEXT).split(/[\s<>"'(),:;=[\]]+/));
  const addresses = words.filter((word) => word.length <= LONGEST_ADDRESS && /.@./.test(word));
  return [...new Set(addresses.map((address) => address.replace(/\.$/, '')))].slice(0, MOST_ADDRESSES);
}

function dateOf(text: string | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
