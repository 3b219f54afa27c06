import { MATCH_END, MATCH_START } from '@babelboard/search/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FindablePerson } from '../../../libs/cv-search/src/engines/findable-person.js';
import type { PeopleQuery } from '../../../libs/cv-search/src/searching/people-query.js';
import {
  createPeopleStage,
  PEOPLE_ENGINES,
  type PeopleStage,
  PLAIN_PERSON,
  peopleEngine,
  peopleQuery,
  stagePeople,
} from '../../support/people-stage.js';

const filler = (words: number) => Array.from({ length: words }, () => 'lorem').join(' ');

const BLOCKED_COMPANY = 5;

/** People by a name of their own. */
const PEOPLE = {
  nurse: {
    titles: ['Krankenpflegerin', 'Infirmière'],
    synonyms: ['registered nurse', 'verpleegkundige'],
    things: ['Berlin', 'Deutschland', 'Germany'],
    text: `${filler(80)} Auf der Intensivstation war ich die einzige Krankenpflegerin. ${filler(80)}`,
  },
  nurseInText: { titles: ['Station 4'], text: 'Zwei Krankenpfleger und ich', activeWeek: 2_961 },
  developer: { titles: ['Développeuse web'], skills: ['C++', 'C#', 'PostgreSQL'], things: ['Lyon'] },
  softwareDeveloper: { titles: ['Softwareentwickler'], forms: ['software', 'entwickler'], skills: ['Java', 'SAP R/3'] },
  waiter: { titles: ['Camarera'], things: ['Łódź'] },
  cook: { titles: ['Köchin'], text: 'Über 75011 Gäste' },
  accountant: { titles: ['Бухгалтер', 'Księgowy'] },
  inTitle: { titles: ['Harfenbauer'] },
  inSkill: { skills: ['Harfenbauer'], activeWeek: 2_961 },
  inThing: { things: ['Harfenbauer'], activeWeek: 2_962 },
  inName: { synonyms: ['harfenbauer'], activeWeek: 2_963 },
  inText: { text: 'Als Harfenbauer tätig', activeWeek: 2_964 },
  partlyInTitle: { titles: ['Orgelstimmer'], text: 'in Nordirland' },
  onlyInText: { text: 'Orgelstimmer in Nordirland', activeWeek: 2_965 },
  apart: { text: 'Er wird develop genannt' },
  secretive: {
    titles: ['Zimmermann'],
    countryId: 7,
    skillIds: [9],
    languages: [{ languageId: 3, level: 4 }],
    blockedCompanyIds: [BLOCKED_COMPANY],
  },
} satisfies Record<string, Partial<FindablePerson>>;

const NAMES = Object.keys(PEOPLE);

let stage: PeopleStage;

beforeAll(async () => {
  stage = await createPeopleStage();
  await stagePeople(
    stage.app,
    Object.values(PEOPLE).map((person, index) => ({ ...PLAIN_PERSON, ...person, id: index + 1 })),
  );
});

afterAll(async () => {
  await stage?.close();
});

describe.each(PEOPLE_ENGINES)('words by %s', (name) => {
  const search = (asked: Partial<PeopleQuery>) => peopleEngine(stage.app, name).search(peopleQuery(asked));
  const found = async (words: string, more: Partial<PeopleQuery> = {}) => {
    const { ids, total } = await search({ words, ...more });
    expect(total).toBe(ids.length);
    return ids.map((id) => NAMES[id - 1]);
  };

  it.each([
    ['Krankenpflegerin', ['nurse', 'nurseInText']],
    ['KRANKENPFLEGER', ['nurse', 'nurseInText']],
    ['krankenpflegerinnen', ['nurse', 'nurseInText']],
    ['infirmier', ['nurse']],
    ['infirmiers', ['nurse']],
    ['nurse', ['nurse']],
    ['nurses', ['nurse']],
    ['verpleegkundigen', ['nurse']],
    ['développeur', ['developer']],
    ['developpeuses', ['developer']],
    ['camarero', ['waiter']],
    ['Koch', ['cook']],
    ['Köche', ['cook']],
    ['бухгалтерка', ['accountant']],
    ['księgowa', ['accountant']],
    ['ksiegowy', ['accountant']],
  ])('finds by %j, in whatever form, %j', async (words, expected) => {
    expect((await found(words)).sort()).toEqual(expected);
  });

  it.each([
    ['krankenpfl', ['nurse', 'nurseInText']],
    ['développ', ['developer']],
    ['бухг', ['accountant']],
    ['kra nurse', []],
    ['ha', []],
  ])('takes the last word for begun, from three letters on: %j finds %j', async (words, expected) => {
    expect((await found(words)).sort()).toEqual(expected);
  });

  it.each([
    ['krankenpfleger intensivstation', ['nurse']],
    ['intensivstation berlin', ['nurse']],
    ['Krankenpfleger in Berlin', ['nurse']],
    ['nurse Lyon', []],
    ['Lodz camarera', ['waiter']],
    ['Softwareentwickler', ['softwareDeveloper']],
    ['Software Entwicklerin', ['softwareDeveloper']],
    ['C++', ['developer']],
    ['c#', ['developer']],
    ['75011', ['cook']],
    ['7501', []],
    ['SAP', ['softwareDeveloper']],
    ['SA', []],
  ])('finds who has all of %j: %j', async (words, expected) => {
    expect(await found(words)).toEqual(expected);
  });

  it('forgives no other letter: what it finds is in the index', async () => {
    expect(await found('krankenpfelger')).toEqual([]);
    // Nor does it take a word apart.
    expect(await found('developer')).toEqual([]);
    expect(await found('harfenbaue')).toHaveLength(5);
    expect(await found('harfenbäuer')).toHaveLength(5);
    expect(await found('harfenbouer')).toEqual([]);
  });

  it('ranks titles before skills, things, other names and text, whoever was here last', async () => {
    expect(await found('harfenbauer')).toEqual(['inTitle', 'inSkill', 'inThing', 'inName', 'inText']);
    expect(await found('harfenbauer', { sort: 'active' })).toEqual([
      'inText',
      'inName',
      'inThing',
      'inSkill',
      'inTitle',
    ]);
  });

  it('ranks who has some of the words in the title before who has all in the text alone', async () => {
    expect(await found('orgelstimmer nordirland')).toEqual(['partlyInTitle', 'onlyInText']);
  });

  it('shows the text around what was found, marked; nothing of who was found by other words', async () => {
    const { snippets, otherNames } = await search({ words: 'Krankenpfleger' });
    expect([...otherNames]).toEqual([]);
    const snippet = snippets.get(1) ?? '';
    expect(snippet).toContain(`die einzige ${MATCH_START}Krankenpflegerin${MATCH_END}. lorem`);
    expect(snippet.length).toBeLessThan(320);
    expect(snippets.get(2)).toBe(`Zwei ${MATCH_START}Krankenpfleger${MATCH_END} und ich`);
    expect([...(await search({ words: 'développeur' })).snippets]).toEqual([[3, '']]);
    expect([...(await search({})).snippets]).toEqual([]);
  });

  it('says which words are other names for what somebody says', async () => {
    const named = async (words: string) => [...(await search({ words })).otherNames];
    expect(await named('Registered Nurse')).toEqual([[1, ['Registered', 'Nurse']]]);
    expect(await named('Berlin verpleegk')).toEqual([[1, ['verpleegk']]]);
    // In a title, a skill or a thing it is said, in the text it is marked.
    expect(await named('harfenbauer')).toEqual([[NAMES.indexOf('inName') + 1, ['harfenbauer']]]);
    expect(await named('infirmière')).toEqual([]);
    expect(await named('')).toEqual([]);
  });

  it('has nothing of whoever blocked the company: in no list, total or facet', async () => {
    const id = NAMES.indexOf('secretive') + 1;
    expect((await search({ words: 'zimmermann', companyId: 6 })).ids).toEqual([id]);
    for (const asked of [{}, { words: 'zimmermann' }, { accountIds: [id] }, { countryIds: [7] }, { skillIds: [9] }]) {
      const { ids, total, everybody, facets, snippets } = await search({ ...asked, companyId: BLOCKED_COMPANY });
      expect(ids).not.toContain(id);
      expect(total).toBe(ids.length);
      expect(everybody).toBe(NAMES.length - 1);
      expect(snippets.has(id)).toBe(false);
      expect([facets.countries, facets.skills, facets.languages]).toEqual([[], [], []]);
    }
    const asked = peopleQuery({ countryIds: [7], companyId: BLOCKED_COMPANY });
    expect(await peopleEngine(stage.app, name).totals([asked, { ...asked, companyId: 6 }])).toEqual([0, 1]);
  });
});
