import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { DEFAULT_BAR, DEFAULT_RHYTHM } from '../domain/telling-rules.js';
import { MatchingMail, type MatchingRhythm } from '../store/matching-mail.entity.js';

/** How somebody wants to hear of new matchings. */
export interface MatchingMailWish {
  bar: number;
  rhythm: MatchingRhythm;
  /** IANA; null where they have told none. */
  timeZone: string | null;
}

/** Reads how people want to hear of new matchings. */
@Injectable()
export class MatchingMails {
  constructor(private readonly database: Database) {}

  /** The defaults for who has said nothing. */
  async wish(accountId: number): Promise<MatchingMailWish> {
    const row = await this.database.dataSource.manager.findOneBy(MatchingMail, { accountId });
    return {
      bar: row?.bar ?? DEFAULT_BAR,
      rhythm: row?.rhythm ?? DEFAULT_RHYTHM,
      timeZone: row?.timeZone ?? null,
    };
  }
}
