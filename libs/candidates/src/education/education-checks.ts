import { checkTogether } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { HistoryChecks } from '../history/history-checks.js';
import type { EducationValues } from './entities/education.entity.js';

/** What must be right about an education beyond the form of its fields. */
@Injectable()
export class EducationChecks {
  constructor(private readonly history: HistoryChecks) {}

  /** @throws DomainError those of `HistoryChecks`, one or several together */
  async require(values: EducationValues, bornOn: string | null): Promise<void> {
    await checkTogether(
      () => this.history.requirePeriod('education', values, bornOn),
      () => this.history.requireLanguages(values.language, values.translations),
    );
  }
}
