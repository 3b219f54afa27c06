import { GrantLiveOffers } from '@babelboard/billing';
import { ChangeMemberRole, InviteMember, RemoveMember } from '@babelboard/companies';
import { Database, TaskRunner } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeCompany } from '../../support/accounts.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { runReactions } from '../../support/reactions.js';

const DAY_MS = 86_400_000;

let server: TestMailServer;
let test: TestApplication;
let company: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApplication({ SMTP_URL: server.url });
});
afterAll(async () => {
  await test?.close();
  await server?.stop();
});
beforeEach(async () => {
  company = await makeCompany(test.app);
  server.received.length = 0;
});

const execute = (command: Parameters<CommandBus['execute']>[0]) => test.app.get(CommandBus).execute(command);
const rows = <Row>(sql: string, values: unknown[]) => test.app.get(Database).query<Row>(sql, values);
const invite = (email: string, language: 'en' | 'de') =>
  execute(new InviteMember(company.id, company.owner.id, { email, role: 'recruiter', language }));
/** Address and subject of each mail since the test began. */
const mails = () => server.received.map(({ to, subject }) => [to?.[0]?.address, subject]);

describe('what follows when a company changes who works for it', () => {
  it('is one mail to who is invited, in the language of who invites, with a link and nobody’s address', async () => {
    await invite('linus@example.test', 'de');
    await runReactions(test.app);
    expect(mails()).toEqual([['linus@example.test', expect.stringContaining('Babelboard')]]);
    const text = server.received[0]?.text ?? '';
    expect(text).toContain('/de/company/invitation/');
    expect(text).not.toContain(company.owner.email);
  });

  it('is a mail to who was removed, and none to who goes by themselves', async () => {
    await execute(new RemoveMember(company.id, company.owner.id, company.recruiter.id));
    await runReactions(test.app);
    expect(mails()).toEqual([[company.recruiter.email, 'You no longer work for the company here']]);
    const other = await makeCompany(test.app);
    server.received.length = 0;
    await execute(new RemoveMember(other.id, other.recruiter.id, other.recruiter.id));
    await runReactions(test.app);
    expect(mails()).toEqual([]);
  });

  it('is no mail where a role changes, as the member sees it', async () => {
    await execute(new ChangeMemberRole(company.id, company.owner.id, company.recruiter.id, 'owner'));
    await runReactions(test.app);
    expect(mails()).toEqual([]);
  });
});

describe('invitations that nobody took', () => {
  it('are forgotten a while after they ran out, and no day before', async () => {
    await invite('grace@example.test', 'en');
    const kept = async () =>
      (
        await rows<{ n: number }>('SELECT count(*)::int AS n FROM company_invitation WHERE company_id = $1', [
          company.id,
        ])
      )[0]?.n;
    const forget = () => test.app.get(TaskRunner).run('companies.forget-invitations', {});
    const begun = test.clock.now();
    test.clock.advance(7 * DAY_MS);
    await forget();
    expect(await kept()).toBe(1);
    test.clock.advance(365 * DAY_MS);
    await forget();
    expect(await kept()).toBe(0);
    test.clock.set(begun);
  });
});

describe('room for more offers', () => {
  it('is written into the audit log, with the line of the ledger and without a name', async () => {
    expect(await execute(new GrantLiveOffers(company.id, 2, 'agreed by phone'))).toBe(3);
    await runReactions(test.app);
    const entries = await rows('SELECT actor_id, action, detail FROM audit_entry WHERE subject = $1', [
      `company:${company.id}`,
    ]);
    const [entry] = await rows<{ id: number }>('SELECT id FROM entitlement_entry WHERE company_id = $1', [company.id]);
    expect(entries).toEqual([{ actor_id: null, action: 'billing.grant', detail: { entryId: entry?.id } }]);
  });
});
