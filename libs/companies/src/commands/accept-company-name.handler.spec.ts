import { randomUUID } from 'node:crypto';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeCompany } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { CompanyDoubts } from '../queries/company-doubts.js';
import { MailedInvitations } from '../queries/mailed-invitations.js';
import { AcceptCompanyName } from './accept-company-name.command.js';
import { ChangeCompanySettings } from './change-company-settings.command.js';
import { InviteMember } from './invite-member.command.js';

let test: TestApplication;
let company: Awaited<ReturnType<typeof makeCompany>>;
/** Its first name. */
let first: string;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  company = await makeCompany(test.app);
  [{ name: first }] = (await query<{ name: string }>('SELECT name FROM company WHERE id = $1', [company.id])) as [
    { name: string },
  ];
  await takeEvents(test.app);
});

const query = <T>(sql: string, values: unknown[]) => test.app.get(Database).query<T>(sql, values);
const run = (command: object) => test.app.get(CommandBus).execute(command as never);
const rename = (name: string) => run(new ChangeCompanySettings(company.id, company.owner.id, { name }, {}));
const accept = (name: string) => run(new AcceptCompanyName(company.id, name));
const waiting = async () => (await test.app.get(CompanyDoubts).renamed(100)).find(({ id }) => id === company.id);
/** What a stranger reads who is invited now. */
async function mailedName(): Promise<string | undefined> {
  const email = `${randomUUID()}@example.test`;
  await run(new InviteMember(company.id, company.owner.id, { email, role: 'recruiter', language: 'en' }));
  const [row] = await query<{ id: string }>('SELECT link_id AS id FROM company_invitation WHERE email = $1', [email]);
  return test.app
    .get(Database)
    .transaction(async (tx) => (await test.app.get(MailedInvitations).find(tx, row?.id as string))?.company);
}

describe('accepting the new name of a company', () => {
  it('lets it go into mails to strangers, which have the one before until then', async () => {
    await rename('Kontor Nord');
    await rename('Kontor Süd');
    expect(await waiting()).toMatchObject({ name: 'Kontor Süd', formerName: first });
    expect(await mailedName()).toBe(first);
    await takeEvents(test.app);
    await accept('Kontor Süd');
    expect(await takeEvents(test.app)).toEqual([
      { type: 'companies.company-name-accepted.v1', payload: { companyId: company.id } },
    ]);
    expect(await waiting()).toBeUndefined();
    expect(await mailedName()).toBe('Kontor Süd');
  });

  it('is refused where it has another one by now, and where none waits', async () => {
    await rename('Kontor Nord');
    await rename('Kontor Süd');
    await expect(accept('Kontor Nord')).rejects.toMatchObject({ code: 'COMPANY_NAME_NOT_WAITING' });
    await accept('Kontor Süd');
    await expect(accept('Kontor Süd')).rejects.toMatchObject({ code: 'COMPANY_NAME_NOT_WAITING' });
  });

  it('is not needed for who takes the old name back, and for who was not verified under another', async () => {
    await rename('Kontor Nord');
    await rename(first);
    expect(await waiting()).toBeUndefined();
    await query(`UPDATE company SET state = 'pending' WHERE id = $1`, [company.id]);
    await rename('Kontor Ost');
    expect(await waiting()).toBeUndefined();
  });
});

describe('companies at which operators look', () => {
  it('are those that registered with one VAT id', async () => {
    const vatId = `DE${randomUUID()}`;
    const other = await makeCompany(test.app);
    await query('UPDATE company SET vat_id = $2 WHERE id = ANY ($1)', [[company.id, other.id], vatId]);
    await makeCompany(test.app);
    const doubts = test.app.get(CompanyDoubts);
    const shared = await doubts.sharedVatIds(100);
    expect(shared).toHaveLength(1);
    expect(shared[0]?.companies.map(({ id }) => id)).toEqual([company.id, other.id]);
  });
});
