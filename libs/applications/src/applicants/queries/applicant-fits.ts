import { type ApplicationFit, ApplicationFits, type SentApplication } from '@babelboard/matching/contract';
import { type KnownOffer, LoadKnownOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ApplicantRow, StoredApplicant } from './applicant-row.js';

/** So many of the newest are put in order; who applied before them comes after them, by time. */
const MOST_ORDERED = 2_000;

/** An offer that nobody knows any more says nothing. */
const NOTHING_KNOWN: ApplicationFit = { matching: null, lacks: 'offer-says-little' };

/**
 * Says how applicants fit, from the copy of the profile that went with the application: what they change later, or never sent to this company,
 * counts neither for nor against them.
 */
@Injectable()
export class ApplicantFits {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly fits: ApplicationFits,
  ) {}

  /** With one statement for all of them. @param offers that the applicants are of */
  async add(rows: readonly StoredApplicant[], offers: readonly KnownOffer[]): Promise<ApplicantRow[]> {
    const fits = await this.fits.of(offers, await this.sent(rows.map(({ id }) => id)));
    return rows.map((row) => ({ ...row, fit: fits.get(row.id) ?? NOTHING_KNOWN }));
  }

  /** The best first; those without a fit come last and nobody is left out. @param newest ids, the last application first */
  async bestFirst(newest: readonly number[]): Promise<number[]> {
    const sent = await this.sent(newest.slice(0, MOST_ORDERED));
    const offerIds = [...new Set(sent.map(({ offerId }) => offerId))];
    const fits = await this.fits.of(await this.queries.execute(new LoadKnownOffers(offerIds, true)), sent);
    const scoreOf = (id: number) => fits.get(id)?.matching?.score ?? -1;
    const ordered = newest.slice(0, MOST_ORDERED).sort((a, b) => scoreOf(b) - scoreOf(a));
    return [...ordered, ...newest.slice(MOST_ORDERED)];
  }

  private sent(ids: readonly number[]): Promise<SentApplication[]> {
    return this.database.query<SentApplication>(
      `SELECT id, offer_id AS "offerId", applied_at AS "appliedAt", headline, languages, skill_ids AS "skillIds", experience
       FROM job_application WHERE id = ANY ($1)`,
      [ids],
    );
  }
}
