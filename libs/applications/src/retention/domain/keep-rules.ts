/** How long an application is kept after its offer ended, as understood since a day. */
export interface KeepRule {
  months: number;
  /** ISO date. */
  since: string;
  source: string;
}

/** Stands for all countries without a rule of their own. */
export const ELSEWHERE = 'elsewhere';

/**
 * By country of the offer (ISO 3166-1 alpha-2), as understood in November 2026. `KEEP_APPLICATIONS` corrects a row without a release.
 */
const RULES: Readonly<Record<string, readonly KeepRule[]>> = {
  // Two months to claim, three more to sue, and the post: after that nobody can be asked why somebody was refused.
  DE: [
    {
      months: 6,
      since: '2006-08-18',
      source: 'Allgemeines Gleichbehandlungsgesetz § 15 (4), Arbeitsgerichtsgesetz § 61b (1)',
    },
  ],
  FR: [
    { months: 24, since: '2023-01-30', source: 'CNIL, Guide du recrutement: two years from the last contact at most' },
  ],
  [ELSEWHERE]: [{ months: 12, since: '2018-05-25', source: 'Regulation (EU) 2016/679, article 5 (1) (e)' }],
};

/** Rows that an operator corrected. */
export type KeepRuleOverrides = ReadonlyMap<string, KeepRule>;

/** The rules in force on a day (ISO date), by country, that of all others last. */
export function keepRulesOn(day: string, overrides: KeepRuleOverrides = new Map()): Map<string, KeepRule> {
  const rows = { ...RULES };
  for (const [country, rule] of overrides) {
    rows[country] = [...(rows[country] ?? []), rule];
  }
  const inForce = Object.entries(rows).flatMap(([country, rules]): [string, KeepRule][] => {
    const rule = rules.findLast(({ since }) => since <= day);
    return rule === undefined ? [] : [[country, rule]];
  });
  return new Map(inForce.sort(([one], [other]) => Number(one === ELSEWHERE) - Number(other === ELSEWHERE)));
}

/** Months for an offer with places in these countries: where several have a say, the shortest, which is the stricter reading. */
export function monthsFor(countries: readonly string[], rules: ReadonlyMap<string, KeepRule>): number {
  const named = countries.length === 0 ? [ELSEWHERE] : countries;
  return Math.min(...named.map((country) => (rules.get(country) ?? rules.get(ELSEWHERE))?.months ?? 0));
}

/** What ended then or before is over by now. A day that the month does not have is its last one. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const last = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(now.getUTCDate(), last));
  return before;
}
