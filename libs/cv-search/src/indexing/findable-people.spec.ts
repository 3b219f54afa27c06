import {
  AddEducation,
  AddExperience,
  AddSkill,
  AddSpokenLanguage,
  BlockCompany,
  ChangePhone,
  UpdateContactInfo,
  UpdateOnlineProfiles,
  UpdatePreferences,
} from '@babelboard/candidates';
import { LastVisits } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { ChangeConsent } from '@babelboard/privacy';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount, makeCompany } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import type { FindablePerson } from '../engines/findable-person.js';
import { FindablePeople } from './findable-people.js';

const SWITZERLAND = 756;
const FRANCE = 250;

const CV = `Zofia Wiśniewska
Krankenpflegerin
Musterweg 5, 8001 Zürich
zofia.w@post.example | +41 44 668 18 00
Berufserfahrung
2015 – 2019 Pflegehelferin, Spital Lindenhof, Bern
Zofia betreute dort zwölf Menschen mit Demenz
Kenntnisse
Wundversorgung
Referenzen
Frau Keller, Spital Lindenhof`;

let test: TestApplication;
let accountId: number;
let email: string;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  ({ id: accountId, email } = await makeAccount(test.app));
});

const execute = (command: object) => test.app.get(CommandBus).execute(command);
const query = (sql: string, values: unknown[]) => test.app.get(Database).query<{ id: number }>(sql, values);
const people = () => test.app.get(FindablePeople);
const load = async () => (await people().load([accountId]))[0];
const consent = (given = true) => execute(new ChangeConsent(accountId, 'cvsearch', given, 'en'));
const storeCv = async (text: string, { scan = 'clean', state = 'done', type = 'pdf' } = {}) => {
  const [cv] = await query(
    `INSERT INTO cv (account_id, name, type, size, is_default, scan_state, review_state, uploaded_at)
     VALUES ($1, 'cv', $3, 1, false, $2, 'none', now()) RETURNING id`,
    [accountId, scan, type],
  );
  await query(`INSERT INTO cv_extraction (cv_id, state, language, text) VALUES ($1, $2, 'de', $3)`, [
    cv?.id,
    state,
    text,
  ]);
};
const work = (values: Partial<AddExperience['values']>) =>
  execute(
    new AddExperience(accountId, {
      ...{ position: 'Nurse', employer: 'Clinic Falkenstein AG', startedOn: '2020-01', endedOn: null, description: '' },
      ...{ countryId: null, locality: '', language: 'en', translations: [], ...values },
    }),
  );

async function makeRich(): Promise<void> {
  const catalogue = test.app.get(ReferenceCatalogue);
  const zurich = catalogue.cities().find(({ name, countryId }) => name === 'Zurich' && countryId === SWITZERLAND);
  await execute(
    new UpdateContactInfo(accountId, { firstName: 'Zofia', lastName: 'Wiśniewska', cityId: zurich?.id ?? null }),
  );
  await execute(new ChangePhone(accountId, '+41 44 668 18 00', 'CH'));
  await execute(
    new UpdateOnlineProfiles(accountId, [{ kind: 4, address: 'https://zofia-nurses.example/about-nightbird' }]),
  );
  await execute(new AddSpokenLanguage(accountId, 'German', 5));
  await execute(new AddSkill(accountId, 'Excel for Zofia'));
  await execute(new AddSkill(accountId, 'project management'));
  await execute(
    new UpdatePreferences(accountId, {
      headline: 'Nurse at Clinic Falkenstein',
      letterHtml:
        '<p>I am Zofia and care for people with dementia. Call 044 668 18 00 or mail zofia.w@post.example, about-nightbird elsewhere.</p>',
      ...{ destinationIds: [FRANCE], salaryFrom: 60_000, workingStatus: 2, relocate: true },
    }),
  );
  await work({ description: 'Nights at Clinic Falkenstein with Wiśniewska senior' });
  await work({
    ...{ position: 'Carer', employer: 'Haus Abendrot', startedOn: '2012', endedOn: '2014', language: 'en' },
    translations: [{ language: 'de', position: 'Altenpflegerin', description: 'Bei Haus Abendrot' }],
  });
  await execute(
    new AddEducation(accountId, {
      ...{ title: 'Bachelor of Nursing, Kalaidos Hochschule', school: 'Kalaidos Hochschule', iscedLevel: 6 },
      ...{ startedOn: '2008', endedOn: '2011', description: 'Thesis at Kalaidos Hochschule on wounds', language: 'en' },
      translations: [],
    }),
  );
  await storeCv(CV);
}

/** Everything in it that is a word. */
const wordsIn = (person: FindablePerson | undefined) => JSON.stringify(person).toLowerCase();

describe('somebody whom companies may find', () => {
  it('says nothing of who it is', async () => {
    await makeRich();
    await consent();
    const words = wordsIn(await load());
    for (const secret of [
      ...['zofia', 'wiśniewska', 'wisniewska', 'post.example', email, 'nightbird', 'musterweg', '8001', '668'],
      ...['falkenstein', 'abendrot', 'kalaidos', 'lindenhof', 'keller'],
    ]) {
      expect([secret, words.includes(secret.toLowerCase())]).toEqual([secret, false]);
    }
  });

  it('is known by work, languages, skills, home and wishes', async () => {
    await makeRich();
    const { id: companyId } = await makeCompany(test.app);
    await execute(new BlockCompany(accountId, companyId));
    await consent();
    const person = await load();
    const lastVisit = (await test.app.get(LastVisits).of([accountId])).get(accountId);
    const catalogue = test.app.get(ReferenceCatalogue);
    expect(person).toMatchObject({
      id: accountId,
      titles: ['Nurse at …', 'Nurse', 'Carer', 'Altenpflegerin'],
      countryId: SWITZERLAND,
      destinationIds: [FRANCE],
      payFrom: 60_000,
      workingStatus: 2,
      blockedCompanyIds: [companyId],
      experienceYears: 9,
      activeWeek: Math.floor((lastVisit?.getTime() ?? 0) / 604_800_000),
    });
    expect(person?.text).toContain('care for people with dementia');
    expect(person?.text).toContain('zwölf Menschen mit Demenz');
    expect(person?.text).toContain('Wundversorgung');
    expect(person?.skills).toEqual(expect.arrayContaining(['Excel for …']));
    expect(person?.things).toEqual(expect.arrayContaining(['Zurich', 'Zürich', 'Switzerland', 'Schweiz', 'Bachelor']));
    expect(person?.occupationIds.length).toBeGreaterThan(0);
    expect(person?.synonyms.join(' ')).toMatch(/krankenschwester|gesundheits/);
    const spoken = person?.languages.map(({ languageId, level }) => [catalogue.language(languageId)?.slug, level]);
    expect(spoken).toEqual(
      expect.arrayContaining([
        ['German', 5],
        ['Swiss_German', 5],
      ]),
    );
  });

  it('said yes to the present text, has proven the address, and has something to be found by', async () => {
    await execute(new AddSpokenLanguage(accountId, 'German', 5));
    expect(await load()).toBeUndefined();
    await consent();
    expect(await load()).toMatchObject({ id: accountId });
    expect(await people().listIds(accountId - 1, 10)).toEqual([accountId]);
    await query(`UPDATE consent SET text_version = '2020-01-01' WHERE account_id = $1`, [accountId]);
    expect(await load()).toBeUndefined();
    await consent();
    expect(await load()).toMatchObject({ id: accountId });
    await query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [accountId]);
    expect(await load()).toBeUndefined();
    await query('UPDATE account SET email_verified_at = now() WHERE id = $1', [accountId]);
    await consent(false);
    expect(await load()).toBeUndefined();
    expect(await people().listIds(accountId - 1, 10)).toEqual([]);
  });

  it('is nobody with an empty profile, until a CV was read that may pass', async () => {
    await consent();
    await storeCv('Wunden', { scan: 'pending' });
    await storeCv('Wunden', { state: 'pending' });
    await storeCv('Wunden', { type: 'json' });
    expect(await load()).toBeUndefined();
    await storeCv(CV);
    expect((await load())?.text).toContain('Wundversorgung');
    expect(await people().listIds(accountId - 1, 10)).toEqual([accountId]);
  });

  it('is no company, and nobody who is gone', async () => {
    const { owner } = await makeCompany(test.app);
    await execute(new ChangeConsent(owner.id, 'cvsearch', true, 'en'));
    await execute(new AddSpokenLanguage(accountId, 'German', 5));
    await consent();
    expect(await people().load([owner.id])).toEqual([]);
    await query('DELETE FROM account WHERE id = $1', [accountId]);
    expect(await load()).toBeUndefined();
  });

  it('is listed in order, a stretch at a time', async () => {
    const ids: number[] = [];
    for (let one = 0; one < 5; one += 1) {
      ({ id: accountId } = await makeAccount(test.app));
      await consent();
      // Every second one has nothing to be found by.
      if (one % 2 === 0) {
        await execute(new AddSpokenLanguage(accountId, 'German', 5));
        ids.push(accountId);
      }
    }
    const before = (ids[0] ?? 0) - 1;
    expect(await people().listIds(before, 2)).toEqual(ids.slice(0, 2));
    expect(await people().listIds(ids[1] ?? 0, 2)).toEqual(ids.slice(2));
  });
});
