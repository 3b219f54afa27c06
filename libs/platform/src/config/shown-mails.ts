/** Whether only this machine itself can connect to an address; a name means this machine, whoever asks. */
export function isLoopback(host: string): boolean {
  return /^(.+\.)?localhost$/.test(host) || /^(::1|\[::1\])$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * What would show others the mails of this machine: listening to them, or a proxy, which comes from the loopback, whomever it brings.
 * Tests stand in for proxies.
 */
export function shownMails(given: Record<string, string | undefined>): string[] {
  if (given.NODE_ENV === 'production' || given.SMTP_URL) {
    return [];
  }
  const why = 'as long as mails are shown at /dev/mailbox; set SMTP_URL, or NODE_ENV=production';
  const { HOST = 'localhost', BASE_URL = 'http://localhost', TRUST_PROXY = '0', NODE_ENV } = given;
  const elsewhere = URL.canParse(BASE_URL) && !isLoopback(new URL(BASE_URL).hostname);
  return [
    ...(isLoopback(HOST) ? [] : [`HOST: must be 127.0.0.1 ${why}`]),
    ...(elsewhere && NODE_ENV !== 'test'
      ? [`BASE_URL: must name this machine, such as http://localhost:3000, ${why}`]
      : []),
    ...(TRUST_PROXY !== '0' && NODE_ENV !== 'test' ? [`TRUST_PROXY: must be 0 ${why}`] : []),
  ];
}
