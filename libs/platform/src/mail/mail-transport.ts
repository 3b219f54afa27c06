export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Takes a mail to whoever delivers it. */
export abstract class MailTransport {
  /** @throws Error when the mail was not taken; it may be sent again */
  abstract send(mail: Mail): Promise<void>;
}
