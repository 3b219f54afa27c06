import { Clock, Settings } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { byStrictness, type PayRule, type PayRuleOverrides, payRuleOf } from '../domain/pay-duty.js';
import type { PostedFields } from '../domain/posted-fields.js';

/** Tells what the countries of an offer's places ask of its pay. */
@Injectable()
export class PayRules {
  private readonly overrides: PayRuleOverrides;

  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.overrides = new Map(
      [...settings.payDuties].map(([country, { duty, since }]) => [country, { duty, since, source: 'PAY_DUTIES' }]),
    );
  }

  /** The rule of each country, the strictest first. */
  of(places: PostedFields['places']): { countryId: number; rule: PayRule }[] {
    const day = this.clock.now().toISOString().slice(0, 10);
    const ids = places.map(({ cityId, countryId }) => this.catalogue.city(cityId ?? 0)?.countryId ?? countryId);
    return [...new Set(ids)]
      .flatMap((id) => {
        const country = id === null ? undefined : this.catalogue.country(id);
        return country ? [{ countryId: country.id, rule: payRuleOf(country.iso2, day, this.overrides) }] : [];
      })
      .sort((one, other) => byStrictness(one.rule, other.rule));
  }

  /** Whether an ad for one of these places must name its pay. */
  mustNamePay(places: PostedFields['places']): boolean {
    return this.of(places).some(({ rule }) => rule.duty === 'in_ad');
  }
}
