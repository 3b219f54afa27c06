import { randomUUID } from 'node:crypto';
import { PostMessage, ReadMessages, type Writer } from '@babelboard/applications';
import { MessagePosted } from '@babelboard/applications/contract';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { type StagedApplication, stageApplication } from '../../../../test/e2e/conversations/thread-stage.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { startMailServer, type TestMailServer } from '../../../../test/support/mail-server.js';
import { handTwice } from '../../../../test/support/reactions.js';

let server: TestMailServer;
let test: TestApplication;
let thread: StagedApplication;
let company: Writer;
let candidate: Writer;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApplication({ SMTP_URL: server.url });
});
afterAll(async () => {
  await test?.close();
  await server?.stop();
});
beforeEach(async () => {
  server.received.length = 0;
  thread = await stageApplication(test);
  company = { side: 'company', accountId: thread.company.recruiter.id, companyId: thread.company.id, suspended: false };
  candidate = { side: 'candidate', accountId: thread.candidate.id };
});

/** Writes, and hands the event to the reaction, twice. */
async function write(writer: Writer, text: string): Promise<number> {
  const {
    id: applicationId,
    offerId,
    company: { id: companyId },
    candidate: { id: accountId },
  } = thread;
  const messageId = await test.app
    .get(CommandBus)
    .execute(new PostMessage(writer, applicationId, { text, attachmentIds: [], key: randomUUID() }));
  const event = new MessagePosted({ messageId, applicationId, offerId, companyId, accountId, side: writer.side });
  await handTwice(test.app, 'notifications.mail-message', event);
  return messageId;
}
const told = () => server.received.map(({ to }) => to?.[0]?.address);

describe('the mail about a message', () => {
  it('goes to the candidate once until they have read, without what was written', async () => {
    await write(company, 'A secret salary');
    const last = await write(company, 'And another one');
    expect(told()).toEqual([thread.candidate.email]);
    const [mail] = server.received;
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain('secret');
    expect(mail?.text).toContain(`/account/applications/${thread.id}#messages`);
    await test.app.get(CommandBus).execute(new ReadMessages(candidate, thread.id, last));
    await write(company, 'A third one');
    expect(told()).toHaveLength(2);
  });

  it('goes to those of the company who had to do with the application, and to its owner where they have left it', async () => {
    await write(company, 'Hello');
    server.received.length = 0;
    await write(candidate, 'Thank you');
    expect(told()).toEqual([thread.company.recruiter.email]);
    expect(server.received[0]?.text).toContain('/answer/');
    expect(server.received[0]?.text).toContain(
      `/company/applicants/${thread.offerId}/1?applicant=${thread.id}#messages`,
    );
    await test.app
      .get(Database)
      .query('DELETE FROM company_member WHERE account_id = $1', [thread.company.recruiter.id]);
    server.received.length = 0;
    await write(candidate, 'Are you there?');
    expect(told()).toEqual([thread.company.owner.email]);
  });
});
