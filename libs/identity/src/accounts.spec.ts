import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../test/support/application.js';
import { Accounts, type NewAccount } from './accounts.js';
import { CONSENT_TEXT_VERSIONS } from './privacy/domain/consent-kind.js';
import { eventsOf } from './testing/events-of.js';
import { newPerson } from './testing/test-account.js';

let test: TestApplication;
let database: Database;

beforeAll(async () => {
  test = await createTestApplication();
  database = test.app.get(Database);
});
afterAll(() => test.close());

const register = (person: NewAccount) => database.transaction((tx) => test.app.get(Accounts).register(tx, person));

describe('Accounts', () => {
  it('make an account that waits for the verification of its address', async () => {
    const person = await newPerson(test.app, { email: ' Ada.L@Example.test ', newsletters: true, language: 'pt' });
    const account = await register(person);
    expect(account).toMatchObject({
      email: 'Ada.L@Example.test',
      emailKey: 'ada.l@example.test',
      emailVerifiedAt: null,
      createdAt: test.clock.now(),
    });
    const id = account?.id as number;
    expect(await eventsOf(test.app, 'identity.account-registered.v1', id)).toEqual([
      { accountId: id, accountType: 'candidate' },
    ]);
    expect(await eventsOf(test.app, 'identity.email-verification-requested.v1', id)).toHaveLength(1);
    const consents = await database.query(
      'SELECT kind, given, text_version, language, at FROM consent WHERE account_id = $1 ORDER BY kind',
      [id],
    );
    const each = { given: true, language: 'pt', at: test.clock.now() };
    expect(consents).toEqual(
      (['newsletters', 'privacy', 'terms'] as const).map((kind) => ({
        kind,
        text_version: CONSENT_TEXT_VERSIONS[kind],
        ...each,
      })),
    );
    const accounts = test.app.get(Accounts);
    expect(await accounts.findByEmail('ADA.L@example.TEST')).toEqual(await accounts.find(id));
  });

  it('write down that news are not wanted', async () => {
    const account = await register(await newPerson(test.app));
    const [row] = await database.query(`SELECT given FROM consent WHERE account_id = $1 AND kind = 'newsletters'`, [
      account?.id,
    ]);
    expect(row).toEqual({ given: false });
  });

  it('take an address that a provider has verified', async () => {
    const account = await register(await newPerson(test.app, { emailVerified: true, passwordHash: null }));
    const id = account?.id as number;
    expect(account?.emailVerifiedAt).toEqual(test.clock.now());
    expect(await eventsOf(test.app, 'identity.email-verified.v1', id)).toHaveLength(1);
    expect(await eventsOf(test.app, 'identity.email-verification-requested.v1', id)).toEqual([]);
  });

  it('make one account of 30 registrations of an address at once; its owner learns of the others', async () => {
    const person = await newPerson(test.app);
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        register({ ...person, email: turn % 2 === 0 ? person.email : person.email.toUpperCase() }),
      ),
    );
    const accounts = made.filter((account) => account !== null);
    expect(accounts).toHaveLength(1);
    expect(await eventsOf(test.app, 'identity.registration-repeated.v1', accounts[0]?.id as number)).toHaveLength(29);
    const rows = await database.query('SELECT id FROM account WHERE email_key = $1', [person.email]);
    expect(rows).toEqual([{ id: accounts[0]?.id }]);
  });
});
