import type { Database } from '@babelboard/platform';
import type { ReferenceCatalogue } from '@babelboard/reference-data';
import type { DemoOccupation, DemoReference, DemoSkill } from './demo-board.js';

/** Reads what the generator needs from the reference tables. */
export async function readDemoReference(database: Database, catalogue: ReferenceCatalogue): Promise<DemoReference> {
  const [occupations, skills] = await Promise.all([
    database.query<DemoOccupation>(
      `SELECT (SELECT jsonb_object_agg(key, value -> 0) FROM jsonb_each(names)) AS labels FROM occupation ORDER BY id`,
    ),
    database.query<DemoSkill>(`SELECT id, names -> 'en' AS names FROM skill WHERE current ORDER BY id`),
  ]);
  return {
    cities: catalogue.cities(),
    countries: catalogue.countries(),
    languages: catalogue.languages(),
    occupations,
    skills,
  };
}
