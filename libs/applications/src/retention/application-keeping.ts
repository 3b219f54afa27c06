import { Clock, Settings } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { type KeepRule, type KeepRuleOverrides, keepRulesOn, monthsBefore, monthsFor } from './domain/keep-rules.js';

/** Says how long applications are kept now: the table of the law with what the operator corrected. */
@Injectable()
export class ApplicationKeeping {
  private readonly overrides: KeepRuleOverrides;

  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.overrides = new Map(
      [...settings.keptApplications].map(([country, kept]) => [country, { ...kept, source: 'KEEP_APPLICATIONS' }]),
    );
  }

  /** By country (ISO 3166-1 alpha-2), that of all others last. */
  rules(): Map<string, KeepRule> {
    return keepRulesOn(this.clock.now().toISOString().slice(0, 10), this.overrides);
  }

  /** What ended then or before is over, for an offer with places in these countries. */
  limitFor(countryIds: readonly number[]): Date {
    const countries = countryIds.flatMap((id) => this.catalogue.country(id)?.iso2 ?? []);
    return monthsBefore(this.clock.now(), monthsFor(countries, this.rules()));
  }
}
