import { checkTogether } from '@babelboard/platform';
import { countryUnknown, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { HistoryChecks } from '../history/history-checks.js';
import type { ExperienceValues } from './entities/experience.entity.js';

/** What must be right about an experience beyond the form of its fields. */
@Injectable()
export class ExperienceChecks {
  constructor(
    private readonly history: HistoryChecks,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** @throws DomainError COUNTRY_UNKNOWN and those of `HistoryChecks`, one or several together */
  async require(values: ExperienceValues, bornOn: string | null): Promise<void> {
    await checkTogether(
      () => this.history.requirePeriod('experience', values, bornOn),
      () => this.requireCountry(values.countryId),
      () => this.history.requireLanguages(values.language, values.translations),
    );
  }

  private requireCountry(id: number | null): void {
    if (id !== null && this.catalogue.country(id) === undefined) {
      throw countryUnknown('fk_pais_id');
    }
  }
}
