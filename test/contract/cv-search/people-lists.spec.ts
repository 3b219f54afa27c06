import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FindablePerson } from '../../../libs/cv-search/src/engines/findable-person.js';
import { EXPERIENCE_STEPS, PAY_STEPS, type PeopleQuery } from '../../../libs/cv-search/src/searching/people-query.js';
import {
  createPeopleStage,
  PEOPLE_ENGINES,
  type PeopleStage,
  peopleEngine,
  peopleQuery,
  stagePeople,
} from '../../support/people-stage.js';
import { Random } from '../../support/random.js';
import {
  CITIES,
  COMPANIES,
  COUNTRIES,
  generatePeople,
  generatePerson,
  LANGUAGES,
  LEVELS,
  SECONDS,
  SECTORS,
  SKILLS,
  TEXT_WORDS,
  TITLE_WORDS,
  WEEKS,
} from './generated-people.js';
import { naivePeople } from './naive-people.js';

const PEOPLE = 2_000;

type Asked = Partial<PeopleQuery>;

let stage: PeopleStage;
let people: FindablePerson[];

beforeAll(async () => {
  stage = await createPeopleStage();
  people = generatePeople(PEOPLE);
  await stagePeople(stage.app, people);
});

afterAll(async () => {
  await stage?.close();
});

/** Each filter with some values of its own. */
const FILTERS: Record<string, (random: Random) => Asked> = {
  company: (random) => ({ companyId: random.one(COMPANIES) }),
  countries: (random) => ({ countryIds: some(random, COUNTRIES, 2) }),
  cities: (random) => ({ cityIds: some(random, CITIES, 3).map(({ id }) => id) }),
  moving: (random) => ({ countryIds: [random.one(COUNTRIES)], movingCountryIds: some(random, COUNTRIES, 2) }),
  languages: (random) => ({
    languages: some(random, LANGUAGES, 2).map((languageId) => ({ languageId, level: random.one(LEVELS) })),
  }),
  skills: (random) => ({ skillIds: some(random, SKILLS, 2) }),
  sectors: (random) => ({ sectorIds: some(random, SECTORS, 3) }),
  experience: (random) => ({ experienceFrom: random.one(EXPERIENCE_STEPS) }),
  pay: (random) => ({ payUpTo: random.one(PAY_STEPS) }),
  workingStatuses: (random) => ({ workingStatuses: some(random, [1, 2, 3, 4], 2) }),
  activity: (random) => ({ activeSince: random.one(WEEKS) }),
  since: (random) => ({ findableSince: random.one(SECONDS) }),
  accounts: (random) => ({ accountIds: Array.from({ length: 200 }, () => 1 + random.below(PEOPLE + 5)) }),
  titleWords: (random) => ({ words: random.one(TITLE_WORDS) }),
  textWords: (random) => ({ words: `${random.one(TEXT_WORDS)} ${random.one(TITLE_WORDS)}` }),
};

const NAMES = Object.keys(FILTERS);

/** At least one of the list. */
function some<T>(random: Random, list: readonly T[], most: number): T[] {
  return [...new Set([random.one(list), ...random.some(list, most - 1)])];
}

function asked(random: Random, filters: string[], more: Asked = {}): PeopleQuery {
  return peopleQuery(Object.assign({}, ...filters.map((name) => FILTERS[name]?.(random)), more) as Asked);
}

describe.each(PEOPLE_ENGINES)('people by %s', (name) => {
  const engine = () => peopleEngine(stage.app, name);
  const expectNaive = async (one: PeopleQuery, among = people) => {
    const { ids, total, everybody, facets } = await engine().search(one);
    expect({ one, ids, total, everybody, facets }).toEqual({ one, ...naivePeople(among, one) });
  };

  it('are there once they are built: no other build begins', async () => {
    expect(await engine().isReady()).toBe(true);
  });

  it('are all whom the company may find where nothing is asked, with facets of all', async () => {
    await expectNaive(peopleQuery({}));
    for (const companyId of COMPANIES) {
      await expectNaive(peopleQuery({ companyId }));
    }
  });

  it.each(NAMES)('are found by %s, alone and with each other filter, like the naive answer', async (first) => {
    const random = new Random(2 + NAMES.indexOf(first));
    for (const second of NAMES.slice(NAMES.indexOf(first))) {
      await expectNaive(asked(random, first === second ? [first] : [first, second], { sort: 'active' }));
    }
  });

  it('are found by any number of filters, from any offset, like the naive answer', async () => {
    const random = new Random(11);
    for (let round = 0; round < 80; round += 1) {
      const filters = NAMES.filter(() => random.chance(0.25));
      await expectNaive(
        asked(random, filters, {
          sort: 'active',
          from: random.chance(0.5) ? 0 : random.below(60),
          size: 1 + random.below(50),
        }),
      );
    }
  });

  it('are found by one filter of many or of impossible values', async () => {
    const queries: Asked[] = [
      { cityIds: CITIES.map(({ id }) => id) },
      { countryIds: [999] },
      { countryIds: [-1, 1.5, 5_000_000_000] },
      { movingCountryIds: [1, 2] },
      { languages: [{ languageId: 1.5, level: 4 }] },
      {
        languages: [
          { languageId: 1, level: 2 },
          { languageId: 1, level: 5 },
        ],
      },
      { skillIds: [1, 2, 3] },
      { activeSince: 9_999 },
      { findableSince: SECONDS.at(-1) ?? 0 },
      { findableSince: (SECONDS.at(-1) ?? 0) + 1 },
      { accountIds: [] },
      { accountIds: [PEOPLE + 1] },
      { accountIds: [1, 2, 3], companyId: 1 },
    ];
    for (const one of queries) {
      await expectNaive(peopleQuery(one));
    }
  });

  it('are the same by relevance, each once when paging', async () => {
    const one = peopleQuery({ words: 'krankenpfleger', size: 37, parts: 'page' });
    const expected = naivePeople(people, { ...one, size: PEOPLE });
    const seen: number[] = [];
    for (let from = 0; from < expected.total; from += one.size) {
      seen.push(...(await engine().search({ ...one, from })).ids);
    }
    expect(seen).toHaveLength(expected.total);
    expect(new Set(seen)).toEqual(new Set(expected.ids));
  });

  it('are counted for many queries at once', async () => {
    const random = new Random(17);
    const queries = Array.from({ length: 25 }, (_, index) =>
      asked(
        random,
        NAMES.filter((filter) => !filter.endsWith('Words') && random.chance(0.2)),
        index % 3 === 0 ? {} : { words: random.one(index % 3 === 1 ? TITLE_WORDS : ['zzzzqqqq', ...TEXT_WORDS]) },
      ),
    );
    expect(await engine().totals(queries)).toEqual(queries.map((one) => naivePeople(people, one).total));
    expect(await engine().totals([peopleQuery({ words: '???' }), peopleQuery({})])).toEqual([0, PEOPLE]);
    expect(await engine().totals([])).toEqual([]);
  });

  it('come without facets where only the page is asked for', async () => {
    const one = asked(new Random(19), ['countries', 'sectors']);
    const { facets: none } = naivePeople([], one);
    const { ids, total, everybody } = naivePeople(people, one);
    expect(await engine().search({ ...one, parts: 'page' })).toMatchObject({ ids, total, everybody, facets: none });
  });

  it('are none where nobody can have what was typed', async () => {
    const { facets: none } = naivePeople([], peopleQuery({}));
    for (const words of ['???', 'zzzzqqqq', 'krankenpfleger zzzzqqqq']) {
      const found = await engine().search(peopleQuery({ words, companyId: 1 }));
      const { everybody } = naivePeople(people, peopleQuery({ companyId: 1 }));
      expect(found).toMatchObject({ ids: [], total: 0, everybody, facets: none });
    }
  });

  it('are listed by their ids', async () => {
    expect(await engine().listIds(0, PEOPLE)).toEqual(people.map(({ id }) => id));
    expect(await engine().listIds(10, 3)).toEqual([11, 12, 13]);
  });
});

describe('after people changed, came and went', () => {
  let present: FindablePerson[];

  beforeAll(async () => {
    const random = new Random(3);
    present = people;
    for (let round = 0; round < 4; round += 1) {
      const touched = Array.from({ length: PEOPLE + 50 }, (_, at) => at + 1).filter(() => random.chance(0.1));
      const removed = touched.filter(() => random.chance(0.3));
      const written = touched.filter((id) => !removed.includes(id)).map((id) => generatePerson(id, random));
      for (const name of PEOPLE_ENGINES) {
        const engine = peopleEngine(stage.app, name);
        await engine.write(written, removed, async () => undefined);
        // The same once more changes nothing.
        await engine.write(written, removed, async () => undefined);
      }
      present = [...present.filter(({ id }) => !touched.includes(id)), ...written];
    }
  });

  it.each(PEOPLE_ENGINES)('%s finds and counts them as they are', async (name) => {
    const random = new Random(23);
    const queries = [
      peopleQuery({}),
      peopleQuery({ companyId: 2 }),
      ...Array.from({ length: 10 }, () =>
        asked(
          random,
          NAMES.filter(() => random.chance(0.2)),
          { sort: 'active' },
        ),
      ),
    ];
    for (const one of queries) {
      const { ids, total, everybody, facets } = await peopleEngine(stage.app, name).search(one);
      expect({ one, ids, total, everybody, facets }).toEqual({ one, ...naivePeople(present, one) });
    }
  });

  it('counts that changed by differences equal those counted anew', async () => {
    const database = stage.app.get(Database);
    const kept = await database.query('SELECT term, n FROM cv_search_index.term_count ORDER BY term');
    const counted = await database.query(
      `SELECT term, count(*)::int AS n FROM cv_search_index.person, unnest(terms) AS term
       WHERE term / 100000000 NOT IN (3, 5) GROUP BY term ORDER BY term`,
    );
    expect(kept.length).toBeGreaterThan(200);
    expect(kept).toEqual(counted);
  });
});
