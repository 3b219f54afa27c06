import { Database } from '@babelboard/platform';
import type { InterviewSlotsResponse } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { EraseUnusedAccount } from '../../../libs/privacy/src/commands/erase-unused-account.command.js';
import { PASSWORD } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { createTestDatabase } from '../../support/database.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { takeEvents } from '../../support/outbox.js';
import { handTwice, runReactions } from '../../support/reactions.js';
import { type Applicant, type InterviewStage, interviewCalls, stageInterviews } from './interview-stage.js';

let server: TestMailServer;
let api: TestApi;
let worker: TestApplication;
let calls: ReturnType<typeof interviewCalls>;
let stage: InterviewStage;
let first: Applicant;
let second: Applicant;

beforeAll(async () => {
  server = await startMailServer();
  const database = await createTestDatabase();
  api = await startTestApi({}, database);
  const settings = { SMTP_URL: server.url, BASE_URL: 'https://board.example.test' };
  worker = await createTestApplication(settings, [], database);
  calls = interviewCalls(api);
});
afterAll(async () => {
  await api?.stop();
  await worker?.close();
  await server?.stop();
});
beforeEach(async () => {
  stage = await stageInterviews(api, 2);
  [first, second] = stage.applicants as [Applicant, Applicant];
  await calls.offer(stage, [calls.inHours(30)]);
  await calls.book(first, (await calls.see(first)).body.slots[0]?.id as number);
  await runReactions(worker.app);
});

/** What came to the member who holds the interview, each with its appointment. */
const mails = () =>
  server.received
    .filter(({ to }) => to?.[0]?.address === stage.company.recruiter.email)
    .map(({ subject, text = '', html = '', attachments }) => {
      const [file] = attachments;
      const content = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
      return { subject, words: `${text}${html}`, calendar: content.replaceAll('\r\n ', '') };
    });
const query = (sql: string, values: unknown[]) => worker.app.get(Database).query(sql, values);
const deleteAccount = ({ account }: Applicant) =>
  calls.ask(account, 'DELETE', '/api/candidates/account-settings/destroy', {
    ...{ motivo_id: 3, texto: '', password: PASSWORD },
  });
const fallen = async () =>
  (await takeEvents(api.app)).filter(({ type }) => type === 'applications.interview-fell-away.v1');

describe('an interview whose candidate deletes the account', () => {
  it('is taken from the calendar of who holds it by one mail, without a word about the candidate', async () => {
    expect((await deleteAccount(first)).status).toBe(200);
    const [event, ...more] = await fallen();
    expect(more).toEqual([]);
    await handTwice(worker.app, 'notifications.mail-interview-fell-away', event as never);
    const [booked, gone, ...others] = mails();
    expect([gone?.subject, others]).toEqual(['A booked interview falls away', []]);
    expect(gone?.words).toMatch(/account has been deleted[\s\S]*Night porter[\s\S]*19:00–19:45, Central European/);
    const numbers = /UID:\S+|SEQUENCE:\d+/g;
    expect(booked?.calendar.match(numbers)).toEqual([`UID:interview-${first.id}@board.example.test`, 'SEQUENCE:1']);
    expect(gone?.calendar.match(numbers)).toEqual([`UID:interview-${first.id}@board.example.test`, 'SEQUENCE:2']);
    expect(gone?.calendar).toMatch(/METHOD:CANCEL[\s\S]*SUMMARY:Interview: Night porter[\s\S]*STATUS:CANCELLED/);
    for (const said of [gone?.words, gone?.calendar, JSON.stringify(event)]) {
      expect(said).not.toMatch(/Olga|Petrova|Helsinki/);
      expect(said).not.toContain(first.account.email);
    }
  });

  it('leaves its time to the others, and the company sees nobody there', async () => {
    await deleteAccount(first);
    const days = `from=${calls.inHours(0).slice(0, 10)}&to=${calls.inHours(72).slice(0, 10)}&of=all`;
    const path = `/api/companies/interview-slots?${days}`;
    const { slots } = (await calls.ask<InterviewSlotsResponse>(stage.company.owner, 'GET', path)).body;
    expect(slots).toMatchObject([{ state: 'open', applicant: null, offered_to: 1 }]);
    expect((await calls.book(second, slots[0]?.id as number)).body.state).toBe('booked');
  });

  it('is told also where the mail of a withdrawal was still to come, and not where it had come', async () => {
    await calls.ask(first.account, 'POST', `/api/candidates/applications/${first.id}/withdraw`);
    await deleteAccount(first);
    await runReactions(worker.app);
    expect(mails().map(({ subject }) => subject)).toEqual([expect.any(String), 'A booked interview falls away']);
    await calls.book(second, (await calls.see(second)).body.slots[0]?.id as number);
    await calls.cancel(second);
    api.clock.advance(61_000);
    await deleteAccount(second);
    expect(await fallen()).toEqual([]);
  });

  it('is told of no more once it is over', async () => {
    const past = `starts_at = '2026-11-21T10:00:00Z', ends_at = '2026-11-21T10:45:00Z'`;
    await query(`UPDATE interview SET ${past} WHERE application_id = $1`, [first.id]);
    const { status } = await deleteAccount(first);
    expect([status, await fallen()]).toEqual([200, []]);
  });

  it('is told, too, where nobody used the account for so long that it is erased', async () => {
    await query(`UPDATE account SET asked_by_mail_at = '2026-01-01' WHERE id = $1`, [first.account.id]);
    await worker.app.get(CommandBus).execute(new EraseUnusedAccount(first.account.id));
    const memberIds = [stage.company.recruiter.id];
    expect(await fallen()).toMatchObject([{ payload: { applicationId: first.id, memberIds, sequence: 2 } }]);
  });
});
