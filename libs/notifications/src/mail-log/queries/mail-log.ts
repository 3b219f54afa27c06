import { Accounts } from '@babelboard/identity/contract';
import { Database, maskPersonalData, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { messageId } from '../../domain/delivery-key.js';
import { MailDelivery, type MailState } from '../../entities/mail-delivery.entity.js';

/** The greatest number that an account can have. */
const GREATEST_ACCOUNT = 2_147_483_647;

/** A mail as operators see it: neither its words nor the whole address, which nothing keeps with it. */
export interface LoggedMail {
  delivery: MailDelivery;
  /** First letter and domain of the address that the account has now; null where there is none. */
  address: string | null;
  /** By which mail servers name it in their logs. */
  messageId: string;
}

export interface MailLogQuestion {
  /** A number of a mail or an account, or the address of an account; everything where it is empty. */
  q: string;
  state: MailState | null;
  /** The mails before this one. */
  cursor: string | null;
}

/** Reads which mails were sent, which were not, and why. */
@Injectable()
export class MailLog {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly settings: Settings,
  ) {}

  /** The newest first. */
  async list(
    { q, state, cursor }: MailLogQuestion,
    size: number,
  ): Promise<{ mails: LoggedMail[]; next: string | null }> {
    const query = this.database.dataSource.manager
      .createQueryBuilder(MailDelivery, 'mail')
      .orderBy('mail.id', 'DESC')
      .take(size + 1);
    if (q !== '') {
      query.andWhere('(mail.id = :id OR mail.accountId = :accountId)', await this.meant(q));
    }
    if (state !== null) {
      query.andWhere('mail.state = :state', { state });
    }
    if (cursor !== null) {
      query.andWhere('mail.id < :cursor', { cursor });
    }
    const found = await query.getMany();
    const shown = found.slice(0, size);
    const people = await this.accounts.findAll(shown.flatMap(({ accountId }) => accountId ?? []));
    const mails = shown.map((delivery) => {
      const email = people.get(delivery.accountId ?? 0)?.email;
      return {
        delivery,
        address: email === undefined ? null : maskPersonalData(email),
        messageId: messageId(delivery, this.settings.baseUrl, delivery.repeats),
      };
    });
    return { mails, next: found.length > size ? (shown.at(-1)?.id ?? null) : null };
  }

  private async meant(q: string): Promise<{ id: string | null; accountId: number | null }> {
    if (/^\d{1,15}$/.test(q)) {
      return { id: q, accountId: Number(q) > GREATEST_ACCOUNT ? null : Number(q) };
    }
    return { id: null, accountId: (await this.accounts.findByEmail(q))?.id ?? null };
  }
}
