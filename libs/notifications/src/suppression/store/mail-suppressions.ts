import { Clock, emailKey } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { MailReport } from '../domain/mail-report.js';
import { MailSuppression, type MailToStop, type SuppressionReason } from './mail-suppression.entity.js';

/** Which addresses get no mails, by what mail servers report of them. */
@Injectable()
export class MailSuppressions {
  constructor(private readonly clock: Clock) {}

  async find(tx: EntityManager, address: string): Promise<MailSuppression | null> {
    return tx.findOneBy(MailSuppression, { emailKey: emailKey(address) });
  }

  /** Whether an address gets no such mail. */
  async stops(tx: EntityManager, address: string, mail: MailToStop): Promise<boolean> {
    return (await this.find(tx, address))?.stops(mail, this.clock.now()) ?? false;
  }

  /** Notes that an address was sent what somebody had asked for, whatever was reported. */
  async noteTry(tx: EntityManager, address: string): Promise<void> {
    const row = await this.lock(tx, { address });
    if (row !== null) {
      row.noteTry(this.clock.now());
      await tx.save(row);
    }
  }

  /** Takes in reports, in one transaction; the rows are locked in the order of their keys. */
  async record(tx: EntityManager, reports: readonly MailReport[]): Promise<void> {
    const now = this.clock.now();
    const keys = [...new Set(reports.map(({ address }) => emailKey(address)))].sort();
    await tx.query(
      `INSERT INTO mail_suppression (email_key, changed_at) SELECT key, $2 FROM unnest($1::text[]) AS key
       ON CONFLICT (email_key) DO NOTHING`,
      [keys, now],
    );
    const rows = await tx.find(MailSuppression, {
      where: { emailKey: In(keys) },
      order: { emailKey: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const found = new Map(rows.map((row) => [row.emailKey, row]));
    for (const report of reports) {
      found.get(emailKey(report.address))?.note(report, now);
    }
    await tx.save(rows);
  }

  /** Lets mails through again. Gives why they were stopped; null where they were not. */
  async lift(tx: EntityManager, which: { address: string } | { id: string }): Promise<SuppressionReason | null> {
    const row = await this.lock(tx, which);
    if (row === null || row.reason === null) {
      return null;
    }
    const { reason } = row;
    row.lift(this.clock.now());
    await tx.save(row);
    return reason;
  }

  private lock(tx: EntityManager, which: { address: string } | { id: string }): Promise<MailSuppression | null> {
    return tx.findOne(MailSuppression, {
      where: 'id' in which ? { id: which.id } : { emailKey: emailKey(which.address) },
      lock: { mode: 'pessimistic_write' },
    });
  }
}
