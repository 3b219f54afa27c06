import { Clock, checkTogether } from '@babelboard/platform';
import { countryUnknown, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { comparePartialDates } from '../history/domain/partial-date.js';
import type { Preferences } from './commands/update-preferences.command.js';
import { isLikelyBirthDate } from './domain/birth-date.js';
import { birthDateUnlikely, bornAfterHistory, salaryReversed } from './preference.errors.js';

/** What must be right about preferences beyond the form of their fields. */
@Injectable()
export class PreferenceChecks {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
  ) {}

  /**
   * @param whole as it is going to be
   * @param changes what of it is new: the rest was checked when it was
   * @throws DomainError COUNTRY_UNKNOWN, SALARY_REVERSED, BIRTH_DATE_UNLIKELY, BORN_AFTER_HISTORY, or several of them together
   */
  async require(
    tx: EntityManager,
    accountId: number,
    whole: Preferences,
    changes: Partial<Preferences>,
  ): Promise<void> {
    const { salaryFrom, salaryTo } = whole;
    await checkTogether(
      ...(changes.destinationIds ?? []).map((id, index) => () => this.requireCountry(id, `destination.${index}`)),
      () => {
        if (salaryFrom !== null && salaryTo !== null && salaryFrom > salaryTo) {
          throw salaryReversed();
        }
      },
      () => this.requireBirthDate(tx, accountId, changes.bornOn ?? null),
    );
  }

  private requireCountry(id: number, path: string): void {
    if (this.catalogue.country(id) === undefined) {
      throw countryUnknown(path);
    }
  }

  private async requireBirthDate(tx: EntityManager, accountId: number, bornOn: string | null): Promise<void> {
    if (bornOn === null) {
      return;
    }
    if (!isLikelyBirthDate(bornOn, this.clock.now())) {
      throw birthDateUnlikely();
    }
    const [first] = await tx.query<{ day: string | null }[]>(
      `SELECT least((SELECT min(started_on) FROM experience WHERE account_id = $1),
                    (SELECT min(started_on) FROM education WHERE account_id = $1)) AS day`,
      [accountId],
    );
    if (first?.day != null && comparePartialDates(first.day, bornOn) < 0) {
      throw bornAfterHistory();
    }
  }
}
