import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DEFAULT_BAR, DEFAULT_RHYTHM } from '../domain/telling-rules.js';
import { MatchingMail, type MatchingRhythm } from '../store/matching-mail.entity.js';

/** How somebody wants to hear of new matchings. */
export interface MatchingMailWish {
  bar: number;
  rhythm: MatchingRhythm;
  /** IANA; null where they have told none. */
  timeZone: string | null;
}

/** Reads, and for who mails them notes, how people want to hear of new matchings. */
@Injectable()
export class MatchingMails {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The defaults for who has said nothing. */
  async wish(accountId: number): Promise<MatchingMailWish> {
    const row = await this.database.dataSource.manager.findOneBy(MatchingMail, { accountId });
    return {
      bar: row?.bar ?? DEFAULT_BAR,
      rhythm: row?.rhythm ?? DEFAULT_RHYTHM,
      timeZone: row?.timeZone ?? null,
    };
  }

  /** Notes that somebody was asked whether mails shall go on, in the transaction that records that the mail was sent. */
  async noteAsked(tx: EntityManager, accountId: number): Promise<void> {
    await tx.query('UPDATE matching_mail SET asked_at = $2 WHERE account_id = $1', [accountId, this.clock.now()]);
  }
}
