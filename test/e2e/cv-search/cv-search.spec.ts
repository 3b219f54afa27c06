import { EVERYBODY } from '@babelboard/cv-search';
import { type LockedPerson, lockedPerson, type OwnCvSearch, ownCvSearch, type Problem } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { describeFitting } from './fitting.suite.js';
import { describeInviting } from './inviting.suite.js';
import { ownWord, PeopleStage } from './people-stage.js';
import { describeSaving } from './saving.suite.js';
import { describeShutOut } from './shut-out.suite.js';
import { describeUnlocking } from './unlocking.suite.js';
import { describeUnlockingAtOnce } from './unlocking-at-once.suite.js';

let api: TestApi;
let stage: PeopleStage;

beforeAll(async () => {
  api = await startTestApi();
  stage = await PeopleStage.open(api);
});
afterAll(async () => {
  await stage?.close();
  await api?.stop();
});

describe('companies that look for people', () => {
  it('find those who agreed, without anything that says who they are', async () => {
    const word = ownWord();
    const { owner } = await stage.company();
    const nurse = await stage.person({
      headline: `Nurse ${word}`,
      letter: `<p>I am Ada Test, write to ada.${word}@example.test or call +49 30 901820.</p>`,
      languages: { German: 5, Portuguese: 7 },
      city: 'Lisbon',
      job: {
        position: 'Ward nurse',
        employer: 'Hospital Sant Jordi',
        since: '2018-03',
        description: 'At Hospital Sant Jordi.',
      },
    });
    await stage.person({ headline: `Nurse ${word}`, agrees: false });
    await stage.settle();

    const found = await stage.find(owner, `what=nurse+${word}`);
    expect(found.total).toBe(1);
    const [card] = found.people;
    expect(card).toMatchObject({
      headline: `Nurse ${word}`,
      positions: ['Ward nurse'],
      city: { name: 'Lisbon' },
      last_active: 'week',
      languages: expect.arrayContaining([expect.objectContaining({ slug: 'German', cefr: 'C1' })]),
    });
    const { status, body } = await stage.call<LockedPerson>(owner, 'GET', `/api/companies/people/${card?.id}`);
    expect(status).toBe(200);
    const told = JSON.stringify([found, lockedPerson.parse(body)]);
    for (const secret of ['Ada', 'Test', '@', '901820', 'Sant Jordi', nurse.email]) {
      expect([secret, told.includes(secret)]).toEqual([secret, false]);
    }
    expect(body.experience[0]?.title).toBe('Ward nurse');
  });

  it('know each of them by a number that no other company knows', async () => {
    const word = ownWord();
    const [one, other] = [await stage.company(), await stage.company()];
    await stage.person({ headline: word });
    await stage.settle();
    const [ofOne] = (await stage.find(one.owner, `what=${word}`)).people;
    const [again] = (await stage.find(one.recruiter, `what=${word}`)).people;
    const [ofOther] = (await stage.find(other.owner, `what=${word}`)).people;
    expect(again?.id).toBe(ofOne?.id);
    expect(ofOther?.id).not.toBe(ofOne?.id);
    const { status } = await stage.call(other.owner, 'GET', `/api/companies/people/${ofOne?.id}`);
    expect(status).toBe(404);
  });

  it('have places, languages and levels read out of their words', async () => {
    const word = ownWord();
    const { owner } = await stage.company();
    await stage.person({ headline: word, languages: { German: 4 }, city: 'Lisbon' });
    await stage.person({ headline: word, languages: { German: 3 }, city: 'Lisbon' });
    await stage.person({ headline: word, languages: { German: 6 }, city: 'Porto' });
    await stage.settle();
    const found = await stage.find(owner, `what=${word}+German+B2+Lisbon`);
    expect(found.total).toBe(1);
    expect(found.reading).toMatchObject({
      languages: [{ slug: 'German', cefr: 'B2' }],
      cities: [{ name: 'Lisbon' }],
      words: word,
    });
    expect((await stage.find(owner, `what=${word}&where=Portugal`)).total).toBe(3);
    const unknown = await stage.find(owner, `what=${word}&where=Qwxzy`);
    expect([unknown.unknown_place, unknown.total]).toEqual(['Qwxzy', 3]);
    expect((await stage.find(owner, `what=${word}&languages=German:C1`)).total).toBe(1);
    expect(found.facets.languages.find(({ slug }) => slug === 'German')?.total).toBe(1);
  });

  it('find nothing of those who blocked them, took it back, or are erased', async () => {
    const word = ownWord();
    const [one, other] = [await stage.company(), await stage.company()];
    const person = await stage.person({ headline: word });
    await stage.settle();
    const [card] = (await stage.find(one.owner, `what=${word}`)).people;
    await stage.block(person, one.id);
    const gone = await stage.call<Problem>(one.owner, 'GET', `/api/companies/people/${card?.id}`);
    expect([gone.status, gone.body.code]).toEqual([404, 'FOUND_PERSON_GONE']);
    // At once, before any worker has heard of it.
    expect((await stage.find(one.owner, `what=${word}`)).people).toEqual([]);
    await stage.settle();
    const blocked = await stage.find(one.owner, `what=${word}`);
    expect([blocked.total, blocked.facets.languages]).toEqual([0, []]);
    expect((await stage.find(other.owner, `what=${word}`)).total).toBe(1);
    await stage.agree(person, false);
    expect((await stage.find(other.owner, `what=${word}`)).people).toEqual([]);
    await stage.settle();
    expect((await stage.find(other.owner, `what=${word}`)).total).toBe(0);
  });

  it('are told what is out of bounds', async () => {
    const { owner } = await stage.company();
    for (const query of ['rows=51', 'radius=7', 'languages=German:C9', 'experience=2', 'status=5', 'page=0']) {
      const { status, body } = await stage.call<Problem>(owner, 'GET', `/api/companies/people?${query}`);
      expect([query, status, body.code]).toEqual([query, 422, 'INVALID_INPUT']);
    }
    expect((await stage.find(owner, 'page=400')).currentPage).toBeGreaterThanOrEqual(1);
    expect(EVERYBODY.size).toBe(20);
  });
});

describeUnlocking(() => stage);

describeUnlockingAtOnce(() => stage);

describeShutOut(() => stage);

describeInviting(() => stage);

describeSaving(() => stage);

describeFitting(() => stage);

describe('people who let themselves be found', () => {
  const own = async (person: Parameters<PeopleStage['call']>[0]): Promise<OwnCvSearch> => {
    const { status, body } = await stage.call(person, 'GET', '/api/candidates/cv-search');
    expect(status).toBe(200);
    return ownCvSearch.parse(body);
  };

  it('see just what companies see, and which of them looked', async () => {
    const word = ownWord();
    const { owner, id } = await stage.company();
    const person = await stage.person({
      headline: word,
      job: { position: 'Baker', employer: 'Mill & Co', since: '2019' },
    });
    await stage.settle();
    expect(await own(person)).toMatchObject({ findable: true, missing: null, views: [] });
    const [card] = (await stage.find(owner, `what=${word}`)).people;
    const { body } = await stage.call<LockedPerson>(owner, 'GET', `/api/companies/people/${card?.id}`);
    const { seen_as: seen, views } = await own(person);
    expect({ ...seen, id: card?.id }).toEqual(body);
    expect(views).toEqual([expect.objectContaining({ company_id: id, blocked: false })]);
  });

  it('are found by nobody before they agree to the text that stands now', async () => {
    const word = ownWord();
    const { owner } = await stage.company();
    const person = await stage.person({ headline: word, agrees: false });
    await stage.query(
      `INSERT INTO consent (account_id, kind, given, text_version, language, at) VALUES ($1, 'cvsearch', true, '2026-11-22', 'en', now())`,
      [person.id],
    );
    await stage.settle();
    expect((await own(person)).findable).toBe(false);
    await stage.agree(person, true);
    await stage.settle();
    expect((await own(person)).findable).toBe(true);
    expect((await stage.find(owner, `what=${word}`)).total).toBe(1);
  });
});
