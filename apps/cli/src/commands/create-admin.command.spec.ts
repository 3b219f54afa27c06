import { Accounts } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { DueConsents } from '@babelboard/privacy';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { createAdmin, createAdminCommand } from './create-admin.command.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const create = (email: string) => createAdmin(test.app, { email, firstName: 'Ada', lastName: '' });
const resets = async () => {
  const events = await takeEvents(test.app);
  return events.filter(({ type }) => type === 'identity.password-reset-requested.v1').length;
};

describe('create-admin', () => {
  it('makes an admin without a password and asks for the mail with the link, again for one that is there', async () => {
    await create('ops@board.test');
    const made = await test.app.get(Accounts, { strict: false }).findByEmail('ops@board.test');
    expect(made).toMatchObject({ type: 'admin', verified: true });
    const [row] = await test.app
      .get(Database)
      .query('SELECT password_hash IS NULL AS none FROM account WHERE id = $1', [made?.id]);
    expect(row).toEqual({ none: true });
    expect(await test.app.get(DueConsents, { strict: false }).of(made?.id as number)).toEqual([]);
    expect(await resets()).toBe(1);
    await create('OPS@board.test');
    expect(await resets()).toBe(1);
  });

  it('makes no admin of somebody else', async () => {
    const { email } = await makeAccount(test.app, 'candidate');
    await takeEvents(test.app);
    await expect(create(email)).rejects.toThrow('A candidate already has this address');
    expect(await resets()).toBe(0);
  });

  it('takes an address and no password', async () => {
    const command = createAdminCommand()
      .exitOverride()
      .configureOutput({ writeErr: () => {} });
    await expect(command.parseAsync(['nobody'], { from: 'user' })).rejects.toThrow('must be an e-mail address');
    for (const odd of ['ops@bоard.test', 'ops@board', 'ops@board.test\nBcc: x@y.test']) {
      await expect(command.parseAsync([odd], { from: 'user' })).rejects.toThrow('must be an e-mail address');
    }
    expect(command.options.map(({ long }) => long)).toEqual(['--first-name', '--last-name']);
  });
});
