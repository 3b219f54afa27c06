import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { TextLanguages } from '../profile/text-languages.js';
import { findPeriodFault, type Period } from './domain/history-dates.js';
import {
  endsBeforeStart,
  endsTooLate,
  startsBeforeBirth,
  startsTooLate,
  translationRepeated,
} from './history.errors.js';

const REFUSALS = {
  STARTS_TOO_LATE: startsTooLate,
  STARTS_BEFORE_BIRTH: startsBeforeBirth,
  ENDS_BEFORE_START: endsBeforeStart,
  ENDS_TOO_LATE: endsTooLate,
};
const PATHS = { start: 'f_inicio', end: 'f_final' };

/** What must be right about an entry beyond the form of its fields. */
@Injectable()
export class HistoryChecks {
  constructor(
    private readonly clock: Clock,
    private readonly languages: TextLanguages,
  ) {}

  /** @throws DomainError STARTS_TOO_LATE, STARTS_BEFORE_BIRTH, ENDS_BEFORE_START, ENDS_TOO_LATE */
  requirePeriod(kind: 'experience' | 'education', period: Period, bornOn: string | null): void {
    const fault = findPeriodFault(kind, period, { bornOn, now: this.clock.now() });
    if (fault !== null) {
      throw REFUSALS[fault.code](PATHS[fault.end]);
    }
  }

  /** @throws DomainError LANGUAGE_UNKNOWN, TRANSLATION_REPEATED: each language once, and none that the entry itself is in */
  requireLanguages(language: string, translations: readonly { language: string }[]): void {
    this.languages.require(language, 'language');
    const seen = new Set([language]);
    for (const [index, translation] of translations.entries()) {
      const path = `translations.${index}.language`;
      this.languages.require(translation.language, path);
      if (seen.has(translation.language)) {
        throw translationRepeated(path);
      }
      seen.add(translation.language);
    }
  }
}
