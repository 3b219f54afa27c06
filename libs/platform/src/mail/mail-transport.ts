export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** One address, where an answer goes to somebody else than the sender. */
  replyTo?: string;
}

/** A mail as nodemailer takes it: the address as an address, so that nothing in it can become a second one or a header. */
export function asMessage({ replyTo, ...mail }: Mail) {
  return { ...mail, ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }) };
}

/** Takes a mail to whoever delivers it. */
export abstract class MailTransport {
  /** @throws Error when the mail was not taken; it may be sent again */
  abstract send(mail: Mail): Promise<void>;
}
