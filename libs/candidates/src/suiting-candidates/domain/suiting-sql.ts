/** What is asked for, as ids. */
export interface Wanted {
  /** Of each group one alternative is enough. */
  languages: { languageIds: number[]; level: number }[][];
  /** One of them is enough. */
  skillIds: number[];
  /** Null: from anywhere. */
  place: { cityIds: number[]; countryIds: number[] } | null;
}

/**
 * The statement that gives candidates by what of it they suit: 1 languages, 2 skills, 4 place, added up. What is not asked for suits
 * everybody. Who suits in nothing is left out, and who blocked the company.
 */
export function suitingSql(
  companyId: number,
  { languages, skillIds, place }: Wanted,
): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const speaks = languages.map((alternatives) => {
    const any = alternatives.map(
      ({ languageIds, level }) => `(language_id = ANY (${add(languageIds)}) AND level >= ${add(level)})`,
    );
    return `EXISTS (SELECT 1 FROM candidate_language AS held WHERE held.account_id = candidate.account_id AND (${any.join(' OR ')}))`;
  });
  const can =
    skillIds.length === 0
      ? 'true'
      : `EXISTS (SELECT 1 FROM candidate_skill AS held WHERE held.account_id = candidate.account_id AND skill_id = ANY (${add(skillIds)}))`;
  const comes =
    place === null
      ? 'true'
      : `(coalesce(city_id = ANY (${add(place.cityIds)}), false) OR destination_ids && ${add(place.countryIds)}::int[])`;
  const sql = `SELECT suits, array_agg(account_id) AS ids FROM (
      SELECT account_id, (${speaks.length === 0 ? 'true' : speaks.join(' AND ')})::int
        + 2 * (${can})::int + 4 * (${comes})::int AS suits
      FROM candidate
      WHERE NOT EXISTS (SELECT 1 FROM blocked_company AS b WHERE b.account_id = candidate.account_id AND b.company_id = ${add(companyId)})
    ) AS judged WHERE suits > 0 GROUP BY suits`;
  return { sql, values };
}
