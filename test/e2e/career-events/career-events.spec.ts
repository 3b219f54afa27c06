import { EmailVerified } from '@babelboard/identity/contract';
import { Database, Outbox, ProjectionRebuild, Projections } from '@babelboard/platform';
import type {
  AdminCareerEvent,
  AdminCareerEvents,
  CareerEvent,
  CareerEventsResponse,
  GoPlacesResponse,
  JoinOrLeaveResponse,
  OwnCareerEvents,
  Problem,
  ProfileResponse,
} from '@babelboard/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RemindOfEvents } from '../../../libs/career-events/src/joining/schedules/remind-of-events.schedule.js';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { createTestDatabase } from '../../support/database.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { takeEvents } from '../../support/outbox.js';
import { runReactions } from '../../support/reactions.js';
import { Visitor } from '../../support/visitor.js';

const GERMAN = 25;
/** The night in which clocks go forward in Europe. */
const STARTS = '2027-03-28T00:30:00.000Z';
const ENDS = '2027-03-28T02:30:00.000Z';
/** A session lasts a day: what is done later, others do. */
const THE_DAY_BEFORE = '2027-03-26T22:00:00Z';
const HOUR_MS = 3_600_000;

let mails: TestMailServer;
let api: TestApi;
let worker: TestApplication;
let operator: TestAccount;
let ada: TestAccount;

beforeAll(async () => {
  mails = await startMailServer();
  const database = await createTestDatabase();
  api = await startTestApi({}, database);
  worker = await createTestApplication({ SMTP_URL: mails.url, BASE_URL: 'https://board.example.test' }, [], database);
  const index = worker.app
    .get(Projections)
    .all()
    .find(({ name }) => name === 'search.offers.postgres');
  if (index === undefined) throw new Error('There is no index of offers');
  await worker.app.get(ProjectionRebuild).run(index);
});
afterAll(async () => {
  await api?.stop();
  await worker?.close();
  await mails?.stop();
});
beforeEach(async () => {
  moveTo(THE_DAY_BEFORE);
  operator = await makeAccount(api.app, 'admin');
  ada = await makeAccount(api.app);
  await replan({ state: 'announced', starts_at: STARTS, ends_at: ENDS, capacity: null });
  await runReactions(worker.app);
  mails.received.splice(0);
});
afterEach(async () => {
  await query('DELETE FROM event_attendance');
});

function moveTo(moment: string): void {
  api.clock.set(new Date(moment));
  worker.clock.set(new Date(moment));
}
const query = (sql: string) => worker.app.get(Database).query(sql);
const call = <T>(who: TestAccount | null, method: string, path: string, body?: unknown) =>
  new Visitor(api.url).call<T>(method, path, body, { ...who?.bearer, 'Accept-Language': 'en' });
const joinOrLeave = (who: TestAccount, more: object = {}) =>
  call<JoinOrLeaveResponse & Problem>(who, 'PATCH', '/api/candidates/virtual-event/join-or-leave', {
    ...{ event_id: GERMAN, origin: 'newsletter', time_zone: 'Europe/Helsinki' },
    ...more,
  });
const own = async (who: TestAccount) =>
  (await call<OwnCareerEvents>(who, 'GET', '/api/candidates/virtual-event/candidateEvents')).body.data;
const remind = () => worker.app.get(RemindOfEvents, { strict: false }).run();

async function edited(): Promise<AdminCareerEvent> {
  const { body } = await call<AdminCareerEvents>(operator, 'GET', '/api/admin/career-events');
  return body.data.find(({ id }) => id === GERMAN) as AdminCareerEvent;
}

async function replan(more: Partial<AdminCareerEvent>) {
  const { id, url: _url, phase: _phase, attendees: _attendees, ...event } = await edited();
  return call<AdminCareerEvents & Problem>(operator, 'PUT', `/api/admin/career-events/${id}`, {
    ...event,
    time_zone: 'Europe/Berlin',
    room_url: 'https://room.example.test/25',
    ...more,
  });
}

/** What came to somebody, each with its appointment. */
function mailsTo({ email }: TestAccount) {
  return mails.received
    .filter(({ to }) => to?.[0]?.address === email)
    .map(({ subject, text = '', attachments: [file] }) => {
      const content = file?.content;
      const calendar = typeof content === 'string' ? content : content && new TextDecoder().decode(content);
      return { subject, text, calendar: calendar?.replaceAll('\r\n ', '') };
    });
}

describe('career events', () => {
  it('are those of the addresses, with where they stand', async () => {
    const { body } = await call<CareerEventsResponse>(null, 'GET', '/api/career-events');
    expect(body.data.map(({ id, url }) => [id, url])).toEqual(
      [
        [25, '/german/speed-hiring-week'],
        [20, '/dutch/speed-hiring-week'],
        [22, '/candidates/go-places'],
        [23, '/how-to-get-a-job'],
        [24, '/nordic/speed-hiring-week'],
      ].sort((one, other) => Number(other[0] === 25) - Number(one[0] === 25)),
    );
    expect(body.data[0]).toMatchObject({ phase: 'coming', starts_at: STARTS, full: false });
    expect(JSON.stringify(body)).not.toContain('room.example.test');
    const one = await call<CareerEvent>(null, 'GET', `/api/career-events/${GERMAN}`);
    expect(one.body).toMatchObject({ title: 'German Speed Hiring Week', exhibitors: [], jobs: [] });
    expect(JSON.stringify(one.body)).not.toContain('room.example.test');
    expect((await call(null, 'GET', '/api/career-events/7')).status).toBe(404);
  });

  it('answer the specification’s calls', async () => {
    const { body } = await call<GoPlacesResponse>(null, 'GET', '/api/candidates/go-places');
    expect(Object.keys(body).sort()).toEqual(['cities', 'cityEvents', 'date', 'event', 'goPlacesSponsors', 'sponsors']);
    expect(body.event.id).toBe(22);
    await joinOrLeave(ada);
    const profile = await call<ProfileResponse>(ada, 'GET', '/api/candidates/profile');
    expect(profile.body.user.candidate.virtual_events).toEqual([{ fk_virtual_event_id: GERMAN }]);
  });

  it('are joined once, however often and however many press, and left', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => joinOrLeave(ada, { wanted: 'join' })));
    expect(answers.map(({ status, body }) => [status, body.joined])).toEqual(Array(4).fill([200, true]));
    expect(answers.filter(({ body }) => body.toasts.length > 0)).toHaveLength(1);
    expect(await own(ada)).toMatchObject([{ fk_virtual_event_id: GERMAN, room_url: 'https://room.example.test/25' }]);
    const joined = (await takeEvents(api.app)).filter(({ type }) => type === 'career-events.candidate-joined.v1');
    expect(joined).toHaveLength(1);
    expect((await joinOrLeave(ada)).body.joined).toBe(false);
    expect(await own(ada)).toEqual([]);
  });

  it('say when they are full, over, called off or without a date', async () => {
    await replan({ capacity: 1 });
    const others = await Promise.all([1, 2, 3].map(() => makeAccount(api.app)));
    const statuses = (await Promise.all(others.map((who) => joinOrLeave(who)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect((await joinOrLeave(ada)).body.code).toBe('CAREER_EVENT_FULL');
    await replan({ capacity: null });
    moveTo('2027-03-28T02:30:00Z');
    expect((await joinOrLeave(await makeAccount(api.app))).body.code).toBe('CAREER_EVENT_OVER');
    moveTo(THE_DAY_BEFORE);
    await replan({ state: 'cancelled' });
    expect((await joinOrLeave(ada)).body.code).toBe('CAREER_EVENT_CANCELLED');
    expect((await joinOrLeave(ada, { event_id: 20 })).body.code).toBe('CAREER_EVENT_NOT_ANNOUNCED');
    expect((await joinOrLeave(ada, { event_id: 7 })).status).toBe(404);
  });

  it('are confirmed with an appointment in the person’s time, and taken back with it', async () => {
    await joinOrLeave(ada);
    await runReactions(worker.app);
    await joinOrLeave(ada);
    await runReactions(worker.app);
    const [joined, left, ...more] = mailsTo(ada);
    expect(more).toEqual([]);
    expect(joined?.subject).toBe('You have joined: German Speed Hiring Week');
    // Two hours that are one on clocks that go forward, in both zones.
    expect(joined?.text).toMatch(/Sunday, 28 March 2027.*02:30.*05:30.*Helsinki/s);
    expect(joined?.calendar).toMatch(/METHOD:REQUEST[\s\S]*UID:career-event-25@[\s\S]*SEQUENCE:\d+/);
    expect(joined?.calendar).toContain('DTSTART:20270328T003000Z');
    expect(left?.subject).toBe('You have left: German Speed Hiring Week');
    expect(left?.calendar).toContain('METHOD:CANCEL');
    const sequence = (calendar = '') => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1]);
    expect(sequence(left?.calendar)).toBeGreaterThan(sequence(joined?.calendar));
  });

  it('are confirmed to an address once it is proven, and turn no more often than a day allows', async () => {
    const stranger = await makeAccount(api.app, 'candidate', { verified: false });
    await joinOrLeave(stranger);
    await runReactions(worker.app);
    expect(mailsTo(stranger)).toEqual([]);
    await query(`UPDATE account SET email_verified_at = now() WHERE id = ${stranger.id}`);
    const proven = new EmailVerified({ accountId: stranger.id });
    await worker.app.get(Database).transaction((tx) => worker.app.get(Outbox).add(tx, proven));
    await runReactions(worker.app);
    expect(mailsTo(stranger).map(({ subject }) => subject)).toEqual(['You have joined: German Speed Hiring Week']);
    for (let turn = 2; turn <= 40; turn++) expect((await joinOrLeave(stranger)).status).toBe(200);
    expect((await joinOrLeave(stranger)).body.code).toBe('CAREER_EVENTS_TURNED_TOO_OFTEN');
  });

  it('remind a day and an hour before, once each, and nobody who left or has just joined', async () => {
    const gone = await makeAccount(api.app);
    let late = gone;
    await joinOrLeave(ada);
    await joinOrLeave(gone);
    await joinOrLeave(gone);
    await runReactions(worker.app);
    mails.received.splice(0);
    for (const before of [25 * HOUR_MS, 24 * HOUR_MS, 2 * HOUR_MS, HOUR_MS, HOUR_MS / 2]) {
      moveTo(new Date(Date.parse(STARTS) - before).toISOString());
      await remind();
      await remind();
      if (before === 2 * HOUR_MS) {
        late = await makeAccount(api.app);
        await joinOrLeave(late);
      }
      await runReactions(worker.app);
    }
    expect(mailsTo(ada).map(({ subject }) => subject)).toEqual([
      'German Speed Hiring Week begins within 24 hours',
      'German Speed Hiring Week begins within the hour',
    ]);
    expect(mailsTo(gone)).toEqual([]);
    expect(mailsTo(late).map(({ subject }) => subject)).toEqual([
      'You have joined: German Speed Hiring Week',
      'German Speed Hiring Week begins within the hour',
    ]);
  });

  it('tell who joined when they move and when they are called off, and remind of the new time', async () => {
    const gone = await makeAccount(api.app);
    await joinOrLeave(ada);
    await joinOrLeave(gone);
    await joinOrLeave(gone);
    await runReactions(worker.app);
    mails.received.splice(0);
    const moved = { starts_at: '2027-04-02T08:00:00.000Z', ends_at: '2027-04-02T10:00:00.000Z' };
    expect((await replan({ ...moved, notice: 'The speaker is ill.' })).status).toBe(200);
    await runReactions(worker.app);
    await replan({ state: 'cancelled', notice: 'We are sorry.' });
    await runReactions(worker.app);
    moveTo('2027-04-02T07:30:00Z');
    await remind();
    await runReactions(worker.app);
    const [first, second, ...more] = mailsTo(ada);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ subject: 'New time: German Speed Hiring Week' });
    expect(first?.text).toMatch(/Friday, 2 April 2027.*11:00–13:00.*The speaker is ill\./s);
    expect(first?.calendar).toMatch(/METHOD:REQUEST[\s\S]*DTSTART:20270402T080000Z/);
    expect(second).toMatchObject({ subject: 'Called off: German Speed Hiring Week' });
    expect(second?.calendar).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    expect(mailsTo(gone)).toEqual([]);
  });

  it('say from when they were moved, and no date before they have one', async () => {
    const shown = async () => (await call<CareerEvent>(null, 'GET', `/api/career-events/${GERMAN}`)).body;
    await replan({ state: 'cancelled' });
    await replan({ state: 'announced', starts_at: STARTS, ends_at: ENDS });
    expect((await shown()).moved_from).toBeNull();
    await replan({ starts_at: '2027-04-02T08:00:00.000Z', ends_at: '2027-04-02T10:00:00.000Z' });
    expect(await shown()).toMatchObject({ moved_from: STARTS, starts_at: '2027-04-02T08:00:00.000Z' });
    // That of next year is no later date of this one.
    moveTo('2027-04-03T08:00:00Z');
    // The session of the other one is over by then.
    operator = await makeAccount(api.app, 'admin');
    await replan({ starts_at: '2028-04-02T08:00:00.000Z', ends_at: '2028-04-02T10:00:00.000Z' });
    expect((await shown()).moved_from).toBeNull();
    await replan({ state: 'planned' });
    expect(await shown()).toMatchObject({ phase: 'planned', starts_at: null, ends_at: null });
  });

  it('are edited by one operator at a time, with an end after the beginning', async () => {
    const before = await edited();
    expect((await replan({ ends_at: STARTS })).body.code).toBe('EVENT_TIMES_WRONG');
    const unknown = await replan({ cities: [{ slug: 'Nowhere_at_all', template: 'plain' }] });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'EVENT_REFERENCE_UNKNOWN']);
    moveTo('2027-03-26T22:05:00Z');
    await replan({ capacity: 500 });
    expect((await replan({ changed_at: before.changed_at })).body.code).toBe('CAREER_EVENT_CHANGED_MEANWHILE');
    expect((await edited()).capacity).toBe(500);
  });

  it('come as a file for calendars, without the room', async () => {
    const answer = await fetch(`${api.url}/api/career-events/${GERMAN}/event.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(await answer.text()).not.toContain('room.example.test');
    expect((await fetch(`${api.url}/api/career-events/20/event.ics`)).status).toBe(404);
  });
});
