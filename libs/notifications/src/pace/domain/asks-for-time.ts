/** Faults of one mailbox, such as a full one (RFC 3463, X.1 and X.2): other mails to its domain need not wait for it. */
const OF_MAILBOX = /^4\d\d[ -]4\.[12]\./;

/** Whether a server takes no mails for now (RFC 5321, 4.2.1: 4xx), neither this one nor others to its domain. */
export function asksForTime(error: unknown): boolean {
  const { responseCode, response } = (error ?? {}) as { responseCode?: unknown; response?: unknown };
  const code = Number(responseCode);
  return code >= 400 && code < 500 && !OF_MAILBOX.test(String(response));
}
