import type { INestApplicationContext } from '@nestjs/common';
import { Module } from '@nestjs/common';
import type { FindablePerson } from '../../libs/cv-search/src/engines/findable-person.js';
import { PeopleEngines } from '../../libs/cv-search/src/engines/people-engines.js';
import type { PeopleSearchEngine } from '../../libs/cv-search/src/engines/people-search-engine.js';
import { EVERYBODY, type PeopleQuery } from '../../libs/cv-search/src/searching/people-query.js';
import { PeopleSearch } from '../../libs/cv-search/src/searching/people-search.js';
import { createTestApplication, type TestApplication } from './application.js';
import { startMeilisearch, type TestMeilisearch } from './meilisearch.js';

export type PeopleEngineName = PeopleSearchEngine['name'];

export const PEOPLE_ENGINES: readonly PeopleEngineName[] = ['postgres', 'meilisearch'];

/** A company that nobody blocks. */
const COMPANY = 77;

export interface PeopleStage extends TestApplication {
  meilisearch: TestMeilisearch;
}

@Module({ providers: [PeopleEngines, PeopleSearch] })
class PeopleModule {}

/** All contexts, and both engines of people, on a database and a Meilisearch server of their own. */
export async function createPeopleStage(): Promise<PeopleStage> {
  const meilisearch = await startMeilisearch();
  const application = await createTestApplication(
    { SEARCH_ENGINE: 'meilisearch', MEILISEARCH_URL: meilisearch.url, MEILISEARCH_KEY: meilisearch.key },
    [PeopleModule],
  );
  return {
    ...application,
    meilisearch,
    close: async () => {
      await application.close();
      await meilisearch.stop();
    },
  };
}

/** Fills both indexes with people who have no account. */
export async function stagePeople(app: INestApplicationContext, people: FindablePerson[]): Promise<void> {
  for (const engine of app.get(PeopleEngines, { strict: false }).all()) {
    const build = await engine.startBuild();
    await build.add(people);
    await build.finish();
    await build.swap(async () => undefined);
  }
}

export function peopleEngine(app: INestApplicationContext, name: PeopleEngineName): PeopleSearchEngine {
  const engine = app.get(PeopleEngines, { strict: false }).find(name);
  if (engine === undefined) {
    throw new Error(`There is no engine ${name}`);
  }
  return engine;
}

export function peopleQuery(asked: Partial<PeopleQuery>): PeopleQuery {
  return { ...EVERYBODY, companyId: COMPANY, ...asked };
}

/** Somebody who says nothing; a test says only what it adds. */
export const PLAIN_PERSON: Omit<FindablePerson, 'id'> = {
  titles: [],
  forms: [],
  skills: [],
  synonyms: [],
  things: [],
  text: '',
  occupationIds: [],
  languages: [],
  skillIds: [],
  sectorIds: [],
  countryId: null,
  cityId: null,
  destinationIds: [],
  experienceYears: null,
  payFrom: null,
  workingStatus: null,
  activeWeek: 2_960,
  findableSince: 1_790_000_000,
  blockedCompanyIds: [],
};
