import { Accounts } from '@babelboard/identity/contract';
import { Clock, MailTransport, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type DeliveryKey, messageId } from './domain/delivery-key.js';
import type { MailData, MailPurpose } from './templates/mails.js';
import { mailTexts } from './texts/mail-texts.js';

/** Who gets a mail: the address that an account has when it is sent, or one that is known from elsewhere. */
export type MailRecipient = { accountId: number } | { address: string; language: string; accountId: number | null };

export interface MailToSend<P extends MailPurpose> {
  to: MailRecipient;
  purpose: P;
  /** With purpose and account the key of the mail: the same key, the same mail. */
  subjectId: string | number;
  data: MailData<P>;
}

/** The one way a mail leaves the product. */
@Injectable()
export class MailOnce {
  constructor(
    private readonly accounts: Accounts,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Sends a mail that was not sent yet, and drops it when its account is gone. The row is written first: whoever has the same mail at
   * the same time waits for it. When the server refuses the mail, the row goes with the transaction.
   * @throws Error when the mail was not taken; to be tried again
   */
  async send<P extends MailPurpose>(tx: EntityManager, { to, purpose, subjectId, data }: MailToSend<P>): Promise<void> {
    const key: DeliveryKey = { purpose, subjectId: String(subjectId), accountId: to.accountId };
    const recipient = 'address' in to ? to : await this.ofAccount(tx, to.accountId);
    if (!(await this.record(tx, key, recipient === null ? 'dropped' : 'sent')) || recipient === null) {
      return;
    }
    const { baseUrl, productName, productPrefix } = this.settings;
    // React and its templates are for the worker alone, and only when there is a mail.
    const { renderMail } = await import('./templates/render-mail.js');
    const mail = await renderMail(purpose, data, {
      ...mailTexts(recipient.language),
      productName,
      productPrefix,
      baseUrl,
    });
    await this.transport.send({ ...mail, to: recipient.address, headers: this.headers(key) });
  }

  private async ofAccount(tx: EntityManager, id: number): Promise<{ address: string; language: string } | null> {
    const account = await this.accounts.find(id, tx);
    return account === null ? null : { address: account.email, language: account.language };
  }

  /** Gives false when the mail was sent or dropped before. */
  private async record(tx: EntityManager, key: DeliveryKey, state: 'sent' | 'dropped'): Promise<boolean> {
    const now = this.clock.now();
    const written = await tx.query<unknown[]>(
      `INSERT INTO mail_delivery (purpose, subject_id, account_id, state, created_at, sent_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT ON CONSTRAINT mail_delivery_key DO NOTHING RETURNING 1`,
      [key.purpose, key.subjectId, key.accountId, state, now, state === 'sent' ? now : null],
    );
    return written.length > 0;
  }

  private headers(key: DeliveryKey): Record<string, string> {
    return {
      'Message-ID': messageId(key, this.settings.baseUrl),
      Date: this.clock.now().toUTCString().replace('GMT', '+0000'),
      // No answers by machines: RFC 3834, and Exchange's own word for it.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    };
  }
}
