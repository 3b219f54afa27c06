import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { Accounts } from '../accounts/accounts.js';
import { eventsOf } from '../testing/events-of.js';
import { newPerson } from '../testing/test-account.js';
import { type NewAccount, Registrations } from './registrations.js';

let test: TestApplication;
let database: Database;

beforeAll(async () => {
  test = await createTestApplication();
  database = test.app.get(Database);
});
afterAll(() => test?.close());

const register = (person: NewAccount) => database.transaction((tx) => test.app.get(Registrations).register(tx, person));

describe('Registrations', () => {
  it('make an account that waits for the verification of its address', async () => {
    const id = (await register(await newPerson(test.app, { email: ' Ada.L@Example.test ', language: 'pt' }))) as number;
    const accounts = test.app.get(Accounts);
    const person = await accounts.find(id);
    expect(person).toEqual({
      id,
      type: 'candidate',
      email: 'Ada.L@Example.test',
      verified: false,
      firstName: 'Ada',
      lastName: 'Lovelace',
      locality: null,
      countryId: null,
      language: 'pt',
      createdAt: test.clock.now(),
      sessionsEndedAt: null,
    });
    expect(await accounts.findByEmail('ADA.L@example.TEST')).toEqual(person);
    expect(await eventsOf(test.app, 'identity.account-registered.v1', id)).toEqual([
      { accountId: id, accountType: 'candidate' },
    ]);
    expect(await eventsOf(test.app, 'identity.email-verification-requested.v1', id)).toHaveLength(1);
  });

  it('take an address that a provider has verified', async () => {
    const id = (await register(await newPerson(test.app, { emailVerified: true, passwordHash: null }))) as number;
    expect(await test.app.get(Accounts).find(id)).toMatchObject({ verified: true });
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
    const ids = made.filter((id) => id !== null);
    expect(ids).toHaveLength(1);
    expect(await eventsOf(test.app, 'identity.registration-repeated.v1', ids[0] as number)).toHaveLength(29);
    const rows = await database.query('SELECT id FROM account WHERE email_key = $1', [person.email]);
    expect(rows).toEqual([{ id: ids[0] }]);
  });
});
