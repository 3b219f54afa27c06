export interface Mail {
  /** Another sender than that of the site. */
  from?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Where mail servers send it back if it cannot be delivered (RFC 5321, MAIL FROM); the sender where none is given. */
  returnPath?: string;
  /** One address, where an answer goes to somebody else than the sender. */
  replyTo?: string;
  /** An appointment: calendar programs show it, and take it back (RFC 6047). */
  calendar?: MailCalendar;
}

export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** As of RFC 5545. */
  content: string;
}

/** A mail as nodemailer takes it: the address as an address, so that nothing in it can become a second one or a header. */
export function asMessage({ replyTo, calendar, returnPath, ...mail }: Mail) {
  return {
    ...mail,
    ...(returnPath === undefined ? {} : { envelope: { from: returnPath, to: mail.to } }),
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    ...(calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'interview.ics' } }),
  };
}

/** The server knows of no such mailbox: trying again is of no use, and harms the name of the sender. */
export class AddressRefused extends Error {
  constructor(
    readonly address: string,
    /** The words of the server. */
    readonly answer: string,
  ) {
    super('The server knows of no such mailbox');
    this.name = 'AddressRefused';
  }
}

/** Takes a mail to whoever delivers it. */
export abstract class MailTransport {
  /** @throws AddressRefused when it is never to be sent there again; Error when the mail was not taken, and may be sent again */
  abstract send(mail: Mail): Promise<void>;
}
