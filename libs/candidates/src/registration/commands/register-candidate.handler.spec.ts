import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { ListConsents } from '@babelboard/privacy';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { takeEvents } from '../../../../../test/support/outbox.js';
import { Candidate } from '../../profile/entities/candidate.entity.js';
import { CandidateProfiles } from '../../profile/queries/candidate-profiles.js';
import { RegisterCandidate } from './register-candidate.command.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const ADA = {
  email: 'ada@example.test',
  password: 'lantern-orchard-71',
  firstName: 'Ada',
  lastName: 'Byron',
  countryId: 276,
  locality: 'Berlin',
  language: 'en',
  referralPlatform: 'fair-2026',
  newsletters: true,
};
type Languages = RegisterCandidate['languages'];

const register = (account: Partial<typeof ADA> = {}, languages: Languages = []) =>
  test.app.get(CommandBus).execute(new RegisterCandidate({ ...ADA, ...account }, languages));
const profileOf = (id: number | null) => test.app.get(CandidateProfiles, { strict: false }).find(id as number);
const languageId = (slug: string) => test.app.get(ReferenceCatalogue, { strict: false }).languageBySlug(slug)?.id;
const stored = async (id: number | null) =>
  (
    await test.app
      .get(Database)
      .query('SELECT password_hash AS password, referral_platform AS referral FROM account WHERE id = $1', [id])
  )[0];
const consents = (accountId: number | null) => test.app.get(QueryBus).execute(new ListConsents(accountId as number));
const accounts = async () =>
  (await test.app.get(Database).query<{ n: number }>('SELECT count(*)::int AS n FROM account'))[0]?.n;

describe('registering a candidate', () => {
  it('makes account and profile with the languages in their order, and keeps the referral', async () => {
    const languages: Languages = [
      { slug: 'Polish', level: 7 },
      { slug: 'german', level: 4 },
      { slug: 'Arabic', level: 1 },
    ];
    const id = await register({}, languages);
    expect(await profileOf(id)).toMatchObject({
      languages: [
        { languageId: languageId('Polish'), level: 7 },
        { languageId: languageId('German'), level: 4 },
        { languageId: languageId('Arabic'), level: 1 },
      ],
      tasks: { general_information: 1, languages: 1, cv: 0 },
      tasksDone: 2,
      percent: 20,
      level: 'basic',
    });
    const account = await test.app.get(Accounts, { strict: false }).find(id as number);
    expect(account).toMatchObject({ type: 'candidate', verified: false });
    expect(await stored(id)).toMatchObject({ password: expect.stringMatching(/^\$argon2id\$/), referral: 'fair-2026' });
    const each = { given: true, language: 'en', at: test.clock.now() };
    expect(await consents(id)).toMatchObject(
      ['newsletters', 'privacy', 'terms'].map((kind) => ({ kind, ...each, textVersion: expect.any(String) })),
    );
    const types = (await takeEvents(test.app)).map(({ type }) => type);
    expect(types).toEqual(['identity.account-registered.v1', 'identity.email-verification-requested.v1']);
  });

  it('again with the same address changes nothing and gives nothing away but an event', async () => {
    const before = await accounts();
    expect(await register({ email: 'ADA@example.test', firstName: 'Eve' }, [{ slug: 'French', level: 3 }])).toBeNull();
    expect(await accounts()).toBe(before);
    expect((await takeEvents(test.app)).map(({ type }) => type)).toEqual(['identity.registration-repeated.v1']);
  });

  it('takes a hash that was made before, and an address that is verified', async () => {
    const { password: _, ...person } = ADA;
    const account = { ...person, email: 'social@example.test', emailVerified: true, passwordHash: null };
    const id = await test.app.get(CommandBus).execute(new RegisterCandidate(account, []));
    const made = await test.app.get(Accounts, { strict: false }).find(id as number);
    expect(made?.verified).toBe(true);
    expect(await stored(id)).toMatchObject({ password: null });
    expect((await profileOf(id))?.languages).toEqual([]);
  });

  it.each<[string, Partial<typeof ADA>, Languages, string, string]>([
    ['an unknown language', {}, [{ slug: 'Klingon', level: 7 }], 'LANGUAGE_UNKNOWN', 'languages.0.slug'],
    [
      'a language twice',
      {},
      [
        { slug: 'Polish', level: 7 },
        { slug: 'polish', level: 3 },
      ],
      'LANGUAGE_REPEATED',
      'languages.1.slug',
    ],
    [
      'a fourth mother tongue',
      {},
      ['Polish', 'German', 'Dutch', 'Greek'].map((slug) => ({ slug, level: 7 })),
      'TOO_MANY_MOTHER_TONGUES',
      'languages.3.cefr',
    ],
    ['an unknown country', { countryId: 1 }, [], 'COUNTRY_UNKNOWN', 'fk_pais_id'],
    ['the excluded country', { countryId: 249 }, [], 'COUNTRY_UNKNOWN', 'fk_pais_id'],
    ['a common password', { password: 'password1234' }, [], 'PASSWORD_TOO_WEAK', 'password'],
  ])('refuses %s at its field, and makes nothing', async (_what, account, languages, code, path) => {
    const before = await accounts();
    const refused = register({ email: 'refused@example.test', ...account }, languages);
    await expect(refused).rejects.toMatchObject({ code, path, kind: 'invalid' });
    expect(await accounts()).toBe(before);
  });

  it('keeps no account without its profile', async () => {
    const before = await accounts();
    await takeEvents(test.app);
    const broken = jest.spyOn(Candidate, 'of').mockImplementation(() => {
      throw new Error('no profile');
    });
    await expect(register({ email: 'half@example.test' })).rejects.toThrow('no profile');
    broken.mockRestore();
    expect(await accounts()).toBe(before);
    expect(await takeEvents(test.app)).toEqual([]);
  });
});

describe('a profile', () => {
  it('is nobody’s who is not a candidate', async () => {
    expect(await profileOf(0)).toBeNull();
  });

  it('names everything that is wrong at once', async () => {
    const languages: Languages = [
      { slug: 'Klingon', level: 4 },
      { slug: 'Polish', level: 7 },
      { slug: 'Dothraki', level: 1 },
    ];
    await expect(register({ countryId: 249_000, password: 'password12' }, languages)).rejects.toMatchObject({
      each: ['languages.0.slug', 'languages.2.slug', 'fk_pais_id', 'password'].map((path) => ({ path })),
    });
  });
});
