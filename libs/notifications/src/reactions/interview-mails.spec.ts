import { BookInterview, CancelInterview, OfferInterviewSlots, WithdrawApplication } from '@babelboard/applications';
import { Database, type DomainEvent, PutBack, TaskRunner } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import {
  type Applicant,
  type InterviewStage,
  stageInterviews,
} from '../../../../test/e2e/interviews/interview-stage.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { startMailServer, type TestMailServer } from '../../../../test/support/mail-server.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { handTwice, runReactions } from '../../../../test/support/reactions.js';

const HOUR_MS = 3_600_000;

let server: TestMailServer;
let test: TestApplication;
let stage: InterviewStage;
let applicant: Applicant;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApplication({ SMTP_URL: server.url, BASE_URL: 'https://board.example.test' });
});
afterAll(async () => {
  await test?.close();
  await server?.stop();
});
beforeEach(async () => {
  stage = await stageInterviews(test, 1);
  applicant = stage.applicants[0] as Applicant;
  await takeEvents(test.app);
  server.received.length = 0;
});

const run = <T>(command: T) => test.app.get(CommandBus).execute(command as never);
const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * HOUR_MS);
const member = () => ({ companyId: stage.company.id, accountId: stage.company.recruiter.id, suspended: false });
const offer = (...hours: number[]) =>
  run(
    new OfferInterviewSlots(member(), [applicant.id], {
      times: hours.map((hour) => ({ startsAt: inHours(hour), minutes: 45 })),
      interviewerIds: [],
      ...{ timeZone: 'Europe/Berlin', way: 'video', place: 'https://meet.example.test/room', note: 'A secret note' },
    }),
  );
const slotIds = async () =>
  (
    await test.app
      .get(Database)
      .query<{ id: number }>('SELECT slot_id AS id FROM interview_invitation WHERE application_id = $1 ORDER BY 1', [
        applicant.id,
      ])
  ).map(({ id }) => id);
const book = (slot: number | undefined) =>
  run(new BookInterview(applicant.account.id, applicant.id, slot as number, 'Europe/Helsinki'));
/** What came about interviews, by whom it is for. */
const mailsTo = (address: string) =>
  server.received.filter(({ to, subject }) => to?.[0]?.address === address && /interview/i.test(subject ?? ''));
/** The appointment of a mail. */
const calendarOf = (mail: (typeof server.received)[number] | undefined) => {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'application/ics' || mimeType === 'text/calendar');
  const content = file?.content;
  return (typeof content === 'string' ? content : new TextDecoder().decode(content)).replaceAll('\r\n ', '');
};

describe('the mails about an interview', () => {
  it('offer times once, in the zone of the company until the candidate has told theirs', async () => {
    await offer(30, 50);
    const offered = (await takeEvents(test.app)).find(({ type }) => type === 'applications.interview-offered.v1');
    await handTwice(test.app, 'notifications.mail-interview-offered', offered as never);
    const [mail, ...more] = mailsTo(applicant.account.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Sunday, 22 November 2026, 19:00–19:45');
    expect(mail?.text).toContain('those of the company: Central European Standard Time (Berlin)');
    expect(mail?.text).toContain(`/account/applications/${applicant.id}#interview`);
    expect(mail?.text).not.toContain('secret note');
  });

  it('tell both sides what was booked, each in its own zone with the other’s beside it, and go into their calendars', async () => {
    await offer(30);
    await book((await slotIds())[0]);
    await runReactions(test.app);
    const [candidate] = mailsTo(applicant.account.email).filter(({ subject }) => subject?.includes('is booked'));
    const [company] = mailsTo(stage.company.recruiter.email);
    expect(candidate?.text).toMatch(
      /20:00–20:45, Eastern European.*\(Helsinki\)[\s\S]*19:00–19:45, Central European.*\(Berlin\)/,
    );
    expect(company?.text).toMatch(
      /19:00–19:45, Central European.*\(Berlin\)[\s\S]*20:00–20:45, Eastern European.*\(Helsinki\)/,
    );
    for (const [mail, other] of [
      [candidate, stage.company.recruiter.email],
      [company, applicant.account.email],
    ] as const) {
      const calendar = calendarOf(mail);
      expect(calendar).toContain('METHOD:REQUEST');
      expect(calendar).toContain(`UID:interview-${applicant.id}@board.example.test`);
      expect([calendar, mail?.html, mail?.text].join('')).not.toContain(other);
    }
  });

  it('tell the last of several changes: moved with a higher number, cancelled under the same id', async () => {
    await offer(30, 50);
    const [first, second] = await slotIds();
    await book(first);
    await runReactions(test.app);
    const before = Number(/SEQUENCE:(\d+)/.exec(calendarOf(mailsTo(stage.company.recruiter.email)[0]))?.[1]);
    await book(second);
    await runReactions(test.app);
    const moved = mailsTo(stage.company.recruiter.email)[1];
    expect(moved?.subject).toContain('has moved the interview');
    expect(Number(/SEQUENCE:(\d+)/.exec(calendarOf(moved))?.[1])).toBeGreaterThan(before);
    await run(new CancelInterview({ side: 'candidate', accountId: applicant.account.id }, applicant.id, 'Very ill'));
    await runReactions(test.app);
    const cancelled = mailsTo(stage.company.recruiter.email)[2];
    expect(calendarOf(cancelled)).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    expect(cancelled?.text).not.toContain('Very ill');
    expect(mailsTo(applicant.account.email).at(-1)?.text).toContain('You have called off');
  });

  it('wait until a withdrawal can no longer be undone', async () => {
    await offer(30);
    await book((await slotIds())[0]);
    await runReactions(test.app);
    await run(new WithdrawApplication(applicant.account.id, applicant.id));
    const cancelled = (await takeEvents(test.app)).find(({ type }) => type === 'applications.interview-changed.v1');
    const tell = () => handTwice(test.app, 'notifications.mail-interview-changed', cancelled as never);
    await expect(tell()).rejects.toThrow(PutBack);
    expect(mailsTo(stage.company.recruiter.email)).toHaveLength(1);
    test.clock.advance(11_000);
    await tell();
    expect(mailsTo(stage.company.recruiter.email)).toHaveLength(2);
  });

  it('remind both sides a day and an hour before, once each, of what still stands then', async () => {
    await offer(30, 60);
    const [first, second] = await slotIds();
    await book(first);
    await runReactions(test.app);
    server.received.length = 0;
    const remind = async () => {
      await test.app.get(TaskRunner).run('applications.remind-of-interviews', {});
      await test.app.get(TaskRunner).run('applications.remind-of-interviews', {});
      await runReactions(test.app);
      const own = [applicant.account.email, stage.company.recruiter.email];
      return server.received.filter(({ to }) => own.includes(to?.[0]?.address ?? '')).map(({ subject }) => subject);
    };
    expect(await remind()).toEqual([]);
    await book(second);
    await runReactions(test.app);
    server.received.length = 0;
    test.clock.advance(29 * HOUR_MS);
    expect(await remind()).toEqual([]);
    test.clock.advance(8 * HOUR_MS);
    expect(await remind()).toEqual([
      expect.stringContaining('within 24 hours'),
      expect.stringContaining('within 24 hours'),
    ]);
    test.clock.advance(22.5 * HOUR_MS);
    expect((await remind()).slice(2)).toEqual(Array(2).fill(expect.stringContaining('within the hour')));
    test.clock.advance(HOUR_MS);
    expect(await remind()).toHaveLength(4);
  });

  it('come once in ten minutes however often times are offered, the last one with all of them', async () => {
    const told = () => mailsTo(applicant.account.email);
    await offer(30);
    await runReactions(test.app);
    for (const hours of [50, 54, 58]) {
      test.clock.advance(60_000);
      await offer(hours);
    }
    const offered = (await takeEvents(test.app)).filter(({ type }) => type === 'applications.interview-offered.v1');
    const [second, third, last] = offered as [DomainEvent, DomainEvent, DomainEvent];
    const tell = (event: DomainEvent) => handTwice(test.app, 'notifications.mail-interview-offered', event);
    await tell(second);
    await tell(third);
    await expect(tell(last)).rejects.toThrow(PutBack);
    expect(told()).toHaveLength(1);
    test.clock.advance(7 * 60_000);
    await tell(last);
    await tell(third);
    expect(told()).toHaveLength(2);
    expect(told()[1]?.text?.match(/\d\d:\d\d–\d\d:\d\d/g)).toHaveLength(4);
  });
});
