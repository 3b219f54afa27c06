import { LastVisits } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { homeZone } from './domain/home-zones.js';
import { DEFAULT_BAR, DEFAULT_RHYTHM, GREAT_SCORE, type LocalMoment, localMoment } from './domain/telling-rules.js';
import type { MatchingRhythm } from './store/matching-mail.entity.js';

/** Somebody for whom there is something new. */
export interface PersonToTell {
  accountId: number;
  rhythm: MatchingRhythm;
  toldOn: string | null;
  askedAt: Date | null;
  lastVisit: Date;
  local: LocalMoment;
}

interface Row extends Omit<PersonToTell, 'lastVisit' | 'local'> {
  timeZone: string | null;
  countryId: number | null;
}

/** At a time, so that no run grows with the board. */
const BATCH = 500;
/** What was found longer ago is no news: so old a mark is of somebody whom no mail could reach. */
const NEWS_DAYS = 30;

/** A matching that its owner has not seen yet, of an offer that is suggested. */
const UNSEEN = `matching JOIN matching_offer AS offer USING (offer_id) JOIN matching_person AS person USING (account_id)
  LEFT JOIN matching_mail AS mail USING (account_id)
  LEFT JOIN matching_mark AS mark ON mark.account_id = matching.account_id AND mark.offer_id = matching.offer_id
  WHERE offer.suggested AND mark.state IS NULL`;

/** Finds whom there is something to tell, by their own clock. */
@Injectable()
export class PeopleToTell {
  constructor(
    private readonly database: Database,
    private readonly visits: LastVisits,
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
  ) {}

  /** For whom something at or above their bar was found since they were last told. */
  ofMails(): AsyncGenerator<PersonToTell> {
    return this.all(`score >= coalesce(bar, ${DEFAULT_BAR}) AND found_at > coalesce(told_at, '-infinity')`, NEWS_DAYS);
  }

  /** For whom something very good was found in the last two days that was posted since a device last said so: who publishes an offer again posts no other. */
  ofPushes(): AsyncGenerator<PersonToTell> {
    return this.all(`score >= ${GREAT_SCORE} AND posted_at > coalesce(pushed_at, '-infinity')`, 2);
  }

  private async *all(condition: string, days: number): AsyncGenerator<PersonToTell> {
    const now = this.clock.now();
    let after = 0;
    for (let rows = await this.rows(condition, days, now, after); rows.length > 0; ) {
      const visits = await this.visits.of(rows.map(({ accountId }) => accountId));
      for (const { timeZone, countryId, ...person } of rows) {
        const country = countryId === null ? undefined : this.catalogue.country(countryId);
        const lastVisit = visits.get(person.accountId);
        if (lastVisit !== undefined) {
          yield { ...person, lastVisit, local: localMoment(now, timeZone ?? homeZone(country?.iso2)) };
        }
      }
      after = rows.at(-1)?.accountId ?? after;
      rows = rows.length < BATCH ? [] : await this.rows(condition, days, now, after);
    }
  }

  private rows(condition: string, days: number, now: Date, after: number): Promise<Row[]> {
    return this.database.query<Row>(
      `SELECT DISTINCT matching.account_id AS "accountId", coalesce(rhythm, '${DEFAULT_RHYTHM}') AS rhythm,
              told_on::text AS "toldOn", asked_at AS "askedAt", time_zone AS "timeZone",
              (brings->'home'->>'countryId')::int AS "countryId"
       FROM ${UNSEEN} AND ${condition} AND found_at > $1::timestamptz - $2 * interval '1 day' AND matching.account_id > $3
       ORDER BY "accountId" LIMIT ${BATCH}`,
      [now, days, after],
    );
  }
}
