import { Command } from '@nestjs/cqrs';

/** Mails a link to the address that somebody came with; who answers it shows that the address is theirs. */
export class SendSocialLinkMail extends Command<void> {
  constructor(
    readonly token: string,
    readonly browserSecret: string | null,
    /** Of the mail. */
    readonly language: string,
  ) {
    super();
  }
}
