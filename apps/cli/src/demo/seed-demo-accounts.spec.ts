import { CandidateProfiles } from '@babelboard/candidates';
import { CompanyMembers } from '@babelboard/companies';
import { Accounts, LogIn } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { CLIENT } from '../../../../libs/identity/src/testing/test-account.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { seedCommand } from '../commands/seed.command.js';
import { DEMO_CANDIDATE, DEMO_PASSWORD } from './demo-accounts.js';
import { seedDemoAccounts } from './seed-demo-accounts.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const account = async (email: string) => {
  const found = await test.app.get(Accounts, { strict: false }).findByEmail(email);
  if (found === null) throw new Error(`${email} has no account`);
  return found;
};
const rows = () => test.app.get(Database).query('SELECT id, email, password_hash, created_at FROM account ORDER BY id');

describe('the demo accounts', () => {
  it('are there after the seed, verified, with their password', async () => {
    await seedDemoAccounts(test.app);
    const types: string[] = [];
    for (const email of ['candidate@demo.test', 'newcomer@demo.test', 'company@demo.test', 'admin@demo.test']) {
      const { id, type, verified } = await account(email);
      types.push(type);
      expect(verified).toBe(true);
      const login = new LogIn({ email, password: DEMO_PASSWORD, code: null, client: CLIENT });
      expect(await test.app.get(CommandBus).execute(login)).toMatchObject({ accountId: id });
    }
    expect(types).toEqual(['candidate', 'candidate', 'company', 'admin']);
    expect(await rows()).toHaveLength(4);
  });

  it('are a candidate with languages and the owner of a company of the demo', async () => {
    const { id: candidateId } = await account('candidate@demo.test');
    const profile = await test.app.get(CandidateProfiles, { strict: false }).find(candidateId);
    expect(profile?.languages.map(({ level }) => level)).toEqual(DEMO_CANDIDATE.languages.map(({ level }) => level));
    expect(profile?.percent).toBe(20);
    const { id: ownerId } = await account('company@demo.test');
    expect(await test.app.get(CompanyMembers, { strict: false }).find(ownerId)).toMatchObject({
      companyName: 'Quillforge Software',
      companyState: 'verified',
      role: 'owner',
    });
  });

  it('stay as they are when the seed runs again, and get what a killed seed left out', async () => {
    const before = await rows();
    await test.app.get(Database).query('DELETE FROM company_member');
    await test.app.get(Database).query(`UPDATE company SET state = 'unclaimed'`);
    await seedDemoAccounts(test.app);
    expect(await rows()).toEqual(before);
    const { id } = await account('company@demo.test');
    expect(await test.app.get(CompanyMembers, { strict: false }).find(id)).not.toBeNull();
  });

  it('are not made in production', async () => {
    const kept = { ...process.env };
    Object.assign(process.env, {
      NODE_ENV: 'production',
      DATABASE_URL: test.databaseUrl,
      SEARCH_ENGINE: 'postgres',
      SMTP_URL: 'smtp://localhost:2525',
      OPERATOR_NAME: 'Demo',
      OPERATOR_ADDRESS: 'Demo Street 1',
      OPERATOR_EMAIL: 'demo@operator.test',
      SECRET_KEY: 'a key that is long enough for this test',
    });
    try {
      await expect(seedCommand().parseAsync([], { from: 'user' })).rejects.toThrow('not for production');
    } finally {
      process.env = kept;
    }
  });
});
