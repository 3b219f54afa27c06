import { randomUUID } from 'node:crypto';
import { PostMessage, type Writer } from '@babelboard/applications';
import { TaskRunner } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { databaseOf, type StagedApplication, stageApplication } from './thread-stage.js';

const HOUR_MS = 3_600_000;

let test: TestApplication;
let thread: StagedApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  thread = await stageApplication(test, { status: 'in_review' });
});

const query = <T>(sql: string, values: unknown[]) => databaseOf(test).query<T>(sql, values);
const candidate = (): Writer => ({ side: 'candidate', accountId: thread.candidate.id });
const member = (): Writer => {
  const { id: companyId, owner } = thread.company;
  return { side: 'company', companyId, accountId: owner.id, suspended: false };
};
const write = (writer: Writer) =>
  test.app
    .get(CommandBus)
    .execute(new PostMessage(writer, thread.id, { text: 'Good day', attachmentIds: [], key: randomUUID() }));
const answeredAt = async () =>
  (await query<{ at: Date | null }>('SELECT answered_at AS at FROM job_application WHERE id = $1', [thread.id]))[0]?.at;

describe('a message', () => {
  it('of the candidate is no answer of the company', async () => {
    await write(candidate());
    expect(await answeredAt()).toBeNull();
    await write(member());
    expect(await answeredAt()).toEqual(test.clock.now());
  });

  it('is written by nobody of a suspended company, whatever was known when they were let in', async () => {
    await query('UPDATE company SET suspended_at = now() WHERE id = $1', [thread.company.id]);
    await expect(write(member())).rejects.toMatchObject({ code: 'MESSAGE_COMPANY_SUSPENDED' });
    await write(candidate());
    expect(await query('SELECT side FROM message WHERE application_id = $1', [thread.id])).toEqual([
      { side: 'candidate' },
    ]);
  });
});

describe('a file', () => {
  it('that was sent stays; one that went with no message is removed after a day', async () => {
    const messageId = await write(member());
    const keep = (name: string, message: number | null) =>
      query(
        `INSERT INTO message_attachment (application_id, message_id, side, member_id, name, type, size, file_key, uploaded_at)
         VALUES ($1, $2, 'company', $3, $4, 'pdf', 1, $5, $6)`,
        [thread.id, message, thread.company.owner.id, name, `messages/${randomUUID()}`, test.clock.now()],
      );
    await keep('sent.pdf', messageId);
    await keep('forgotten.pdf', null);
    const names = async () => {
      await test.app.get(TaskRunner).run('applications.drop-unsent-attachments', {});
      const sql = 'SELECT name FROM message_attachment WHERE application_id = $1 ORDER BY id';
      return (await query<{ name: string }>(sql, [thread.id])).map(({ name }) => name);
    };
    test.clock.advance(23 * HOUR_MS);
    expect(await names()).toEqual(['sent.pdf', 'forgotten.pdf']);
    test.clock.advance(2 * HOUR_MS);
    expect(await names()).toEqual(['sent.pdf']);
  });
});
