/** What nodemailer tells of an answer of the server. */
interface SmtpAnswer {
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** Codes that servers give for a mailbox that is not theirs (RFC 5321, 4.2.2). */
const CODES = new Set([550, 551, 553]);
/** Faults of the address: no such mailbox or domain, moved, syntax (RFC 3463, X.1), switched off (X.2.1). */
const OF_ADDRESS = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3}\b)/;
/** Servers without enhanced codes say in words that they refuse the sender, not the address. */
const OF_SENDER = /relay|spam|block|black|polic|reputation|authenti|denied|rejected/i;

/**
 * Whether a server refused a recipient because there is no such mailbox. What it has against the sender (a policy, a block list, no
 * relaying) is no fault of the address: mended, the same mail is taken.
 */
export function isUnknownMailbox(error: unknown): error is SmtpAnswer & { response: string } {
  const { command, responseCode, response } = (error ?? {}) as SmtpAnswer;
  if (command !== 'RCPT TO' || !CODES.has(Number(responseCode)) || typeof response !== 'string') {
    return false;
  }
  const code = ENHANCED.exec(response)?.[1];
  return code === undefined ? !blamesSender(response) : OF_ADDRESS.test(code);
}

/** Whether words of a server have something against the sender, not against the address. */
export function blamesSender(answer: string): boolean {
  return OF_SENDER.test(answer);
}
