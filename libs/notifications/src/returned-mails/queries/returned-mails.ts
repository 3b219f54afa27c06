import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { MailReport } from '../../suppression/domain/mail-report.js';
import { type ReturnedMail, readReturnedMail } from '../domain/returned-mail.js';
import { type KnownMail, ReturnPaths } from '../return-paths.js';

/** A mail that came back and cannot be read, however often it comes. */
export class UnreadableMail extends Error {}

/** Reads what mails that came back report of ours. */
@Injectable()
export class ReturnedMails {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly paths: ReturnPaths,
    private readonly clock: Clock,
  ) {}

  /**
   * Null where it says nothing that counts, or is about no mail that the log still knows. Which mail and which address, the code alone says: the
   * rest anybody can write.
   * @param recipient the address of ours that it came to
   * @throws UnreadableMail
   */
  async report(bytes: Uint8Array, recipient: string): Promise<MailReport | null> {
    const returned = await readReturnedMail(bytes).catch((error: Error) => {
      throw new UnreadableMail(error.message);
    });
    const mail = this.paths.find([recipient, ...returned.codes]);
    const { type, answer } = returned;
    if (type === null || mail === null) {
      return null;
    }
    const address = await this.addressOf(mail, returned.addresses);
    if (address === null) {
      return null;
    }
    return type === 'complaint'
      ? { type, address, permanent: false, at: this.complainedAt(mail, returned), answer }
      : // The moment of the mail: whatever servers report of it, it is one bounce.
        { type: 'bounce', address, permanent: type === 'hard', at: mail.sentAt, answer };
  }

  /** The log keeps no address; the code says of one whether it is the right one. */
  private async addressOf(mail: KnownMail, named: readonly string[]): Promise<string | null> {
    const [delivery] = await this.database.query<{ account_id: number | null }>(
      'SELECT account_id FROM mail_delivery WHERE id = $1',
      [mail.deliveryId],
    );
    if (delivery === undefined) {
      return null;
    }
    const account = delivery.account_id === null ? null : await this.accounts.find(delivery.account_id);
    const candidates = account === null ? named : [account.email, ...named];
    return candidates.find((address) => this.paths.wentTo(mail, address)) ?? null;
  }

  /** Nobody complains of a mail before it is sent; whoever writes no time complains now. */
  private complainedAt({ sentAt }: KnownMail, { writtenAt }: ReturnedMail): Date {
    const at = writtenAt ?? this.clock.now();
    return at < sentAt ? sentAt : at;
  }
}
