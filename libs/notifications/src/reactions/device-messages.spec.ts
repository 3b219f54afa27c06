import { randomUUID } from 'node:crypto';
import {
  BookInterview,
  CancelInterview,
  MoveApplicant,
  OfferInterviewSlots,
  PostMessage,
  type Writer,
} from '@babelboard/applications';
import { ApplicationStatusChanged } from '@babelboard/applications/contract';
import { Database, TaskRunner } from '@babelboard/platform';
import { PushDevices, SwitchPushOn } from '@babelboard/push-messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import {
  type Applicant,
  applyTo,
  type InterviewStage,
  stageInterviews,
} from '../../../../test/e2e/interviews/interview-stage.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { type FakePushService, startFakePushService } from '../../../../test/support/fake-push-service.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { hand, runReactions } from '../../../../test/support/reactions.js';
import { TEST_VAPID_KEY } from '../../../../test/support/secret-key.js';

const HOUR_MS = 3_600_000;

let service: FakePushService;
let test: TestApplication;
let stage: InterviewStage;
let applicant: Applicant;

beforeAll(async () => {
  service = await startFakePushService();
  // Services on this machine are taken where the product runs for itself alone, without a mail server of its own.
  test = await createTestApplication({ VAPID_PRIVATE_KEY: TEST_VAPID_KEY, OPERATOR_EMAIL: 'people@board.example' });
});
afterAll(async () => {
  await test?.close();
  await service?.stop();
});
beforeEach(async () => {
  stage = await stageInterviews(test, 1);
  applicant = stage.applicants[0] as Applicant;
  const { id: accountId, sessionId } = applicant.account;
  const subscription = service.subscribe(test.app.get(PushDevices).publicKey as string);
  await run(new SwitchPushOn({ accountId, sessionId }, subscription, 'Firefox, Android'));
  await takeEvents(test.app);
  service.received.length = 0;
});

const run = <T>(command: T) => test.app.get(CommandBus).execute(command as never);
const query = (sql: string) => test.app.get(Database).query(sql, [applicant.account.id]);
const company = (): Writer => ({
  side: 'company',
  accountId: stage.company.recruiter.id,
  companyId: stage.company.id,
  suspended: false,
});
const member = () => ({ companyId: stage.company.id, accountId: stage.company.recruiter.id, suspended: false });
const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * HOUR_MS);
const write = () =>
  run(new PostMessage(company(), applicant.id, { text: 'A secret salary', attachmentIds: [], key: randomUUID() }));
const offer = (...hours: number[]) =>
  run(
    new OfferInterviewSlots(member(), [applicant.id], {
      times: hours.map((hour) => ({ startsAt: inHours(hour), minutes: 45 })),
      interviewerIds: [],
      ...{ timeZone: 'Europe/Berlin', way: 'video', place: 'https://meet.example.test/room', note: 'A secret note' },
    }),
  );
const book = async () => {
  const [slot] = await test.app
    .get(Database)
    .query<{ id: number }>('SELECT max(slot_id)::int AS id FROM interview_invitation WHERE application_id = $1', [
      applicant.id,
    ]);
  await run(new BookInterview(applicant.account.id, applicant.id, slot?.id as number, 'Europe/Helsinki'));
};
/** What came on the device since the last look. */
const told = async () => {
  await runReactions(test.app);
  return service.received.splice(0).map(({ message }) => message as { title: string; path: string; tag: string });
};
const titles = async () => (await told()).map(({ title }) => title);

describe('messages on a candidate’s devices', () => {
  it('say that a company wrote, once until it is read, and nothing of what', async () => {
    await write();
    await write();
    const [message, ...more] = await told();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      title: 'You have a message',
      path: `/account/applications/${applicant.id}#messages`,
    });
    expect(JSON.stringify(message)).not.toContain('secret');
  });

  it('say that there is news of an application, which the kind of messages stops', async () => {
    const move = async (status: 'shortlisted' | 'hired', version: number) => {
      await run(new MoveApplicant(member(), applicant.id, status, version));
      const moved = (await takeEvents(test.app)).filter(({ type }) => type === ApplicationStatusChanged.type);
      const at = test.clock.now();
      test.clock.advance(61_000);
      for (const event of moved) await hand(test.app, 'notifications.push-application-status', event, randomUUID(), at);
      return titles();
    };
    await test.app
      .get(Database)
      .query("INSERT INTO application_step (application_id, kind, to_status, at) VALUES ($1, 'applied', 'new', $2)", [
        applicant.id,
        test.clock.now(),
      ]);
    expect(await move('shortlisted', 1)).toEqual(['There is news of your application']);
    await query("INSERT INTO message_preference VALUES ($1, 'notifications', false, now())");
    expect(await move('hired', 2)).toEqual([]);
  });

  it('invite to an interview, and tell what the company changes and when it begins; not what they do themselves', async () => {
    await offer(30);
    expect(await titles()).toEqual(['You are invited to an interview']);
    await book();
    expect(await titles()).toEqual([]);
    test.clock.advance(7 * HOUR_MS);
    await test.app.get(TaskRunner).run('applications.remind-of-interviews', {});
    expect(await titles()).toEqual(['You have an interview within 24 hours']);
    test.clock.advance(22.5 * HOUR_MS);
    await test.app.get(TaskRunner).run('applications.remind-of-interviews', {});
    expect(await titles()).toEqual(['Your interview begins within the hour']);
    await run(new CancelInterview(company(), applicant.id, 'Very sorry'));
    expect(await told()).toEqual([
      expect.objectContaining({
        title: 'Your interview was called off',
        path: `/account/applications/${applicant.id}#interview`,
      }),
    ]);
  });

  it('stand beside each other where they are about two applications', async () => {
    await write();
    const [one] = await told();
    stage = await stageInterviews(test, 0);
    applicant = await applyTo(test, stage, applicant.account);
    await write();
    const [other] = await told();
    expect(other?.tag).not.toBe(one?.tag);
  });
});
