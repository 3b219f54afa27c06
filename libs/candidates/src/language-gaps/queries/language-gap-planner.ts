import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SpokenLanguage } from '../../languages/domain/spoken-language.js';
import { LANGUAGES } from '../../profile/queries/candidate-profiles.js';
import { findLanguageGaps, type LanguageGaps } from '../domain/language-gaps.js';
import { LanguageDemands } from '../language-demands.js';

/** Says which levels of which languages would open offers to somebody. */
@Injectable()
export class LanguageGapPlanner {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly demands: LanguageDemands,
  ) {}

  /** Counted in the countries that they want to go to, too; in their own where they name none. Null where the account is no candidate's. */
  async find(accountId: number): Promise<LanguageGaps | null> {
    const [row] = await this.database.query<{ languages: SpokenLanguage[]; destinationIds: number[] }>(
      `SELECT ${LANGUAGES} AS languages, destination_ids AS "destinationIds" FROM candidate WHERE account_id = $1`,
      [accountId],
    );
    if (row === undefined) {
      return null;
    }
    const { languages, destinationIds } = row;
    const countryIds = destinationIds.length > 0 ? destinationIds : await this.ownCountry(accountId);
    return this.inOwnWords(languages, countryIds, await this.demands.find());
  }

  private async ownCountry(accountId: number): Promise<number[]> {
    const countryId = (await this.accounts.find(accountId))?.countryId ?? null;
    return countryId === null ? [] : [countryId];
  }

  /** Who speaks Swiss German reads of that, though it counts as German. */
  private inOwnWords(
    languages: readonly SpokenLanguage[],
    countryIds: readonly number[],
    needs: Awaited<ReturnType<LanguageDemands['find']>>,
  ): LanguageGaps {
    const own = new Map(
      languages.toReversed().map(({ languageId }) => [this.demands.countingAs(languageId), languageId]),
    );
    const held = languages.map((one) => ({ ...one, languageId: this.demands.countingAs(one.languageId) }));
    const { open, gaps } = findLanguageGaps(held, needs, countryIds);
    return { open, gaps: gaps.map((gap) => ({ ...gap, languageId: own.get(gap.languageId) ?? gap.languageId })) };
  }
}
