import type { Database } from '@babelboard/platform';
import type { ReferenceCatalogue } from '@babelboard/reference-data';
import type { DemoOccupation, DemoReference, DemoSkill } from './demo-board.js';

/** Reads what the generator needs from the reference tables. */
export async function readDemoReference(database: Database, catalogue: ReferenceCatalogue): Promise<DemoReference> {
  const [occupations, skills] = await Promise.all([
    database.query<DemoOccupation>('SELECT labels FROM occupation ORDER BY id'),
    database.query<DemoSkill>('SELECT id, name FROM skill ORDER BY id'),
  ]);
  return {
    cities: catalogue.cities(),
    countries: catalogue.countries(),
    languages: catalogue.languages(),
    occupations,
    skills,
  };
}
