import { ProfileSnapshots, RemoveSkill } from '@babelboard/candidates';
import { CandidateCvs } from '@babelboard/cvs';
import { Accounts } from '@babelboard/identity';
import { openSteps } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { DEMO_CANDIDATE, DEMO_CANDIDATES, DEMO_NEWCOMER } from '../demo-accounts.js';
import { seedDemoAccounts } from '../seed-demo-accounts.js';
import { seedDemoProfiles } from './seed-demo-profiles.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
  // As on a board that an earlier seed made: the accounts are there, and no profile.
  await seedDemoAccounts(test.app);
  await seedDemoProfiles(test.app);
});
afterAll(() => test?.close());

async function profileOf({ email }: { email: string }) {
  const account = await test.app.get(Accounts, { strict: false }).findByEmail(email);
  const profile = account && (await test.app.get(ProfileSnapshots, { strict: false }).find(account.id));
  if (profile === null) throw new Error(`${email} has no profile`);
  return profile;
}
const cvsOf = async (candidate: { email: string }) =>
  test.app.get(CandidateCvs, { strict: false }).list((await profileOf(candidate)).person.id);

describe('the profiles of the demo', () => {
  it('are known in the reference data, to the last skill and sector', async () => {
    for (const candidate of DEMO_CANDIDATES) {
      const { skills: held, sectorIds, cityId, languages } = await profileOf(candidate);
      const { skills, sectors, cityId: city } = candidate.profile;
      expect([held.length, sectorIds.length, cityId]).toEqual([skills.length, sectors.length, city]);
      expect(languages).toHaveLength(candidate.languages.length);
    }
  });

  it('are a complete one, told in several languages', async () => {
    const { progress, texts, experience, education, phone, photoAt, person } = await profileOf(DEMO_CANDIDATE);
    expect(progress).toMatchObject({ level: 'complete', percent: 80 });
    expect(texts.map(({ language }) => language)).toEqual(['en', 'de']);
    expect(experience.map(({ language, highlighted }) => [language, highlighted])).toEqual([
      ['en', true],
      ['en', false],
      ['el', false],
    ]);
    expect(education.map(({ language, translations }) => [language, translations.length])).toEqual([
      ['pt', 2],
      ['en', 0],
    ]);
    expect([phone?.isValid, photoAt, person.locality]).toEqual([true, expect.any(Date), 'Porto']);
  });

  it('are one that has begun, with steps left', async () => {
    const { progress, person } = await profileOf(DEMO_NEWCOMER);
    expect([progress.level, person.locality]).toEqual(['basic', 'Krakow']);
    const { level: profileStatus, tasks, preferencesSaid } = progress;
    expect(openSteps({ ...tasks, preferences_said: preferencesSaid, profileStatus })).toEqual([
      'cv',
      'sector',
      'education',
      'preferences',
      'apply',
    ]);
    expect(await cvsOf(DEMO_NEWCOMER)).toEqual([]);
  });

  it('come with CVs that are files of the profile, in English and in Europass’s order in German', async () => {
    const cvs = await cvsOf(DEMO_CANDIDATE);
    expect(cvs.map(({ name, isDefault }) => [name, isDefault])).toEqual(
      expect.arrayContaining([
        [expect.stringMatching(/Irini Almeida.*\.pdf$/), true],
        [expect.stringMatching(/Irini Almeida.*\(Europass\)\.pdf$/), false],
      ]),
    );
    expect(cvs).toHaveLength(2);
  });

  it('get the skill in own words that an earlier seed did not know', async () => {
    const { person, skills } = await profileOf(DEMO_CANDIDATE);
    const own = skills.filter(({ ownName }) => ownName !== null);
    expect(own).toEqual([{ id: expect.any(Number), ownName: 'style guides for support teams' }]);
    await test.app.get(CommandBus).execute(new RemoveSkill(person.id, String(own[0]?.id)));
    await seedDemoProfiles(test.app);
    expect((await profileOf(DEMO_CANDIDATE)).skills.map(({ ownName }) => ownName)).toEqual(
      skills.map(({ ownName }) => ownName),
    );
  });

  it('are given once: who has entered anything keeps it as it is', async () => {
    const { person, skills } = await profileOf(DEMO_CANDIDATE);
    await test.app.get(CommandBus).execute(new RemoveSkill(person.id, String(skills[0]?.id)));
    const before = await Promise.all(DEMO_CANDIDATES.map(profileOf));
    await seedDemoAccounts(test.app);
    await seedDemoProfiles(test.app);
    expect(await Promise.all(DEMO_CANDIDATES.map(profileOf))).toEqual(before);
    expect(await cvsOf(DEMO_CANDIDATE)).toHaveLength(2);
  });
});
