import { Database } from '@babelboard/platform';
import { type InterviewSlotsResponse, interviewResponse } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeCompany } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { whileRowIsHeld } from '../../support/hold-row.js';
import { followNews } from '../live/follow-news.js';
import { type Applicant, applyTo, type InterviewStage, interviewCalls, stageInterviews } from './interview-stage.js';

let api: TestApi;
let calls: ReturnType<typeof interviewCalls>;
let stage: InterviewStage;
let first: Applicant;
let second: Applicant;

beforeAll(async () => {
  api = await startTestApi();
  calls = interviewCalls(api);
});
afterAll(() => api?.stop());
beforeEach(async () => {
  stage = await stageInterviews(api, 2);
  [first, second] = stage.applicants as [Applicant, Applicant];
});

const statusOf = async ({ id }: Applicant) =>
  (
    await api.app
      .get(Database, { strict: false })
      .query<{ status: string }>('SELECT status FROM job_application WHERE id = $1', [id])
  )[0]?.status;
/** Each of them is a mail. */
const offeringsTo = async ({ id }: Applicant) =>
  (
    await api.app
      .get(Database, { strict: false })
      .query<{ offerings: number }>('SELECT offerings FROM interview WHERE application_id = $1', [id])
  )[0]?.offerings;
const slotIdsOf = async (applicant: Applicant) => (await calls.see(applicant)).body.slots.map(({ id }) => id);
const move = async (applicant: Applicant, status: string) => {
  const path = `/api/companies/applicants/${applicant.id}`;
  const seen = await calls.ask<{ version: number }>(stage.company.owner, 'GET', path);
  return calls.ask(stage.company.owner, 'PATCH', `${path}/status`, { status, version: seen.body.version });
};

describe('times for an interview', () => {
  it('are seen while somebody else changes the application', async () => {
    const seen = await whileRowIsHeld(api, 'job_application', first.id, () => calls.see(first));
    expect(seen.status).toBe(200);
  });

  it('are offered to several at once, who are moved to their interview by the member', async () => {
    const times = [calls.inHours(30), calls.inHours(50)];
    const offered = await calls.offer(stage, times);
    expect([offered.status, offered.body]).toMatchObject([
      201,
      { slots: 2, invited: [first.id, second.id], left_out: [] },
    ]);
    const seen = interviewResponse.parse((await calls.see(first)).body);
    expect(seen).toMatchObject({ state: 'offered', booked: null, ended: false, candidate_time_zone: null });
    expect(seen.slots.map(({ starts_at }) => starts_at)).toEqual(times);
    expect(seen.slots[0]).toMatchObject({ minutes: 45, time_zone: 'Europe/Berlin', members: ['Ada Test'] });
    expect(await statusOf(first)).toBe('interview');
    expect(JSON.stringify(seen)).not.toContain('@example.test');
  });

  it('are offered once by two presses, and never in the past, or where the member is busy', async () => {
    const [at] = [calls.inHours(30)];
    await Promise.all([calls.offer(stage, [at]), calls.offer(stage, [at])]);
    const [slot] = await slotIdsOf(first);
    expect(await slotIdsOf(first)).toHaveLength(1);
    expect(await offeringsTo(first)).toBe(1);
    await calls.offer(stage, [at]);
    expect(await offeringsTo(first)).toBe(1);
    await calls.offer(stage, [at, calls.inHours(60)]);
    expect(await offeringsTo(first)).toBe(2);
    const wrong = async (times: string[], more = {}) => (await calls.offer(stage, times, more)).body;
    expect(await wrong([calls.inHours(40), calls.inHours(-1)])).toMatchObject({
      code: 'INTERVIEW_TIME_PAST',
      errors: [{ path: 'slots.1.starts_at' }],
    });
    expect((await wrong([calls.inHours(10_000)])).code).toBe('INTERVIEW_TIME_TOO_FAR');
    expect((await wrong([calls.inHours(40)], { interviewers: [first.account.id] })).code).toBe(
      'INTERVIEW_MEMBER_UNKNOWN',
    );
    expect((await calls.offer(stage, [calls.inHours(40)], { where: 'http://meet.example.test' })).status).toBe(422);
    await calls.book(first, slot as number);
    expect((await wrong([calls.inHours(30.5)])).code).toBe('INTERVIEW_MEMBER_BUSY');
    expect((await calls.offer(stage, [calls.inHours(30.5)], { interviewers: [stage.company.owner.id] })).status).toBe(
      201,
    );
  });

  it('ask nobody for the pay of earlier jobs, neither when they are offered nor when the company calls them off', async () => {
    const note = 'Please tell us your current salary and bring your last three payslips.';
    const asked = await calls.offer(stage, [calls.inHours(30)], { note });
    expect([asked.status, asked.body.code, asked.body.errors?.[0]?.path]).toEqual([422, 'MESSAGE_PAY_HISTORY', 'note']);
    expect(await slotIdsOf(first)).toEqual([]);
    expect((await calls.offer(stage, [calls.inHours(30)], { note: 'Please bring your papers.' })).status).toBe(201);
    await calls.book(first, (await slotIdsOf(first))[0] as number);
    const cancel = (message: string) =>
      calls.ask(stage.company.owner, 'POST', `${calls.ofCompany(first)}/cancel`, { message });
    const refused = await cancel('We are ill. Meanwhile: how much do you earn?');
    expect([refused.status, refused.body.code, refused.body.errors?.[0]?.path]).toEqual([
      ...[422, 'MESSAGE_PAY_HISTORY', 'message'],
    ]);
    expect((await calls.see(first)).body.state).toBe('booked');
    // A candidate says what they like.
    expect((await calls.cancel(first, 'What do you pay? What is your salary?')).status).toBe(200);
  });

  it('are booked by one, and gone for the others at once', async () => {
    await calls.offer(stage, [calls.inHours(30)]);
    const [slot = 0] = await slotIdsOf(first);
    const news = await followNews(`${api.url}/api/candidates/live`, second.account.bearer);
    const booked = await calls.book(first, slot);
    expect([booked.status, booked.body]).toMatchObject([
      200,
      {
        state: 'booked',
        booked: { id: slot },
        slots: [],
        candidate_time_zone: 'Europe/Helsinki',
        change_until: calls.inHours(18),
      },
    ]);
    await eventually(() =>
      expect(news.news()).toContainEqual({ kind: 'application-interview', application_id: second.id }),
    );
    news.leave();
    expect(await slotIdsOf(second)).toEqual([]);
    const late = await calls.book(second, slot);
    expect([late.status, late.body.code, late.body.current?.slots]).toEqual([409, 'SLOT_TAKEN', []]);
  });

  it('of one member that overlap are not both booked, whoever offered them to whom', async () => {
    await calls.offer({ ...stage, applicants: [first] }, [calls.inHours(30)]);
    await calls.offer({ ...stage, applicants: [second] }, [calls.inHours(30.5)]);
    const [[one = 0], [other = 0]] = [await slotIdsOf(first), await slotIdsOf(second)];
    const answers = await Promise.all([calls.book(first, one), calls.book(second, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are moved and cancelled until twelve hours before, then only by the company', async () => {
    await calls.offer(stage, [calls.inHours(30), calls.inHours(40)]);
    const [early = 0, late = 0] = await slotIdsOf(first);
    await calls.book(first, early);
    expect((await calls.book(first, late)).body).toMatchObject({ state: 'booked', booked: { id: late } });
    expect(await slotIdsOf(second)).toEqual([early]);
    await calls.cancel(first, 'I am ill');
    expect((await calls.see(first)).body).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'candidate',
      message: 'I am ill',
    });
    await calls.book(first, early);
    api.clock.advance(19 * 3_600_000);
    expect([(await calls.cancel(first)).body.code, (await calls.book(first, late)).body.code]).toEqual([
      ...['INTERVIEW_TOO_LATE', 'INTERVIEW_TOO_LATE'],
    ]);
    const { status, body } = await calls.ask(stage.company.owner, 'POST', `${calls.ofCompany(first)}/cancel`, {});
    expect([status, body.state, body.cancelled_by]).toEqual([200, 'cancelled', 'company']);
    // What the company cannot keep is there for nobody.
    expect(await slotIdsOf(second)).toEqual([late]);
  });

  it('that do not suit are followed by others', async () => {
    await calls.offer(stage, [calls.inHours(30)]);
    const ask = () => calls.ask(first.account, 'POST', `${calls.ofCandidate(first)}/others`, { message: 'Evenings' });
    expect((await ask()).body).toMatchObject({ state: 'others_wanted', message: 'Evenings' });
    expect((await calls.ask(stage.company.owner, 'GET', calls.ofCompany(first))).body.message).toBe('Evenings');
    await calls.offer(stage, [calls.inHours(60)]);
    expect((await calls.see(first)).body).toMatchObject({ state: 'offered', message: '' });
  });

  it('are not two at once for a candidate either', async () => {
    const elsewhere = await stageInterviews(api, 0);
    const third = await applyTo(api, elsewhere, first.account);
    await calls.offer(stage, [calls.inHours(30)]);
    await calls.offer({ ...elsewhere, applicants: [third] }, [calls.inHours(30.5)]);
    await calls.book(first, (await slotIdsOf(first))[0] as number);
    expect((await calls.book(third, (await slotIdsOf(third))[0] as number)).body.code).toBe('INTERVIEW_CANDIDATE_BUSY');
  });

  it('end with the application, and come back where that is undone', async () => {
    await calls.offer(stage, [calls.inHours(30)]);
    const [slot = 0] = await slotIdsOf(first);
    await calls.book(first, slot);
    await move(first, 'rejected');
    expect((await calls.see(first)).body).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'company',
      ended: true,
      slots: [],
    });
    expect(await slotIdsOf(second)).toEqual([slot]);
    await move(first, 'interview');
    expect((await calls.see(first)).body).toMatchObject({ state: 'booked', booked: { id: slot } });
    const own = `/api/candidates/applications/${first.id}`;
    await calls.ask(first.account, 'POST', `${own}/withdraw`);
    await calls.book(second, slot);
    await calls.ask(first.account, 'POST', `${own}/restore`);
    expect((await calls.see(first)).body).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'candidate',
      ended: false,
    });
  });

  it('stand in the list of the company, and are taken back while nobody has booked them', async () => {
    await calls.offer(stage, [calls.inHours(30), calls.inHours(50)]);
    const [slot = 0, open = 0] = await slotIdsOf(first);
    await calls.book(first, slot);
    const days = `from=${calls.inHours(0).slice(0, 10)}&to=${calls.inHours(72).slice(0, 10)}`;
    const list = async (of = 'all') =>
      (
        await calls.ask<InterviewSlotsResponse>(
          stage.company.owner,
          'GET',
          `/api/companies/interview-slots?${days}&of=${of}`,
        )
      ).body.slots;
    expect(await list()).toMatchObject([
      {
        id: slot,
        state: 'booked',
        own: false,
        offer_title: 'Night porter',
        applicant: { id: first.id, name: 'Olga Petrova' },
      },
      { id: open, state: 'open', applicant: null, offered_to: 2 },
    ]);
    expect(await list('own')).toEqual([]);
    const remove = (id: number, by = stage.company.owner) =>
      calls.ask(by, 'DELETE', `/api/companies/interview-slots/${id}`);
    expect([(await remove(slot)).body.code, (await remove(open)).status]).toEqual(['INTERVIEW_SLOT_BOOKED', 200]);
    expect(await slotIdsOf(second)).toEqual([]);
    const stranger = (await makeCompany(api.app)).owner;
    expect((await remove(slot, stranger)).status).toBe(404);
  });

  it('are saved for a calendar by who takes part, and by nobody else', async () => {
    await calls.offer(stage, [calls.inHours(30)]);
    const file = (who: { bearer: Record<string, string> }, path: string) =>
      fetch(`${api.url}${path}.ics`, { headers: who.bearer });
    expect((await file(first.account, calls.ofCandidate(first))).status).toBe(404);
    await calls.book(first, (await slotIdsOf(first))[0] as number);
    for (const [who, path] of [
      [first.account, calls.ofCandidate(first)],
      [stage.company.recruiter, calls.ofCompany(first)],
    ] as const) {
      const response = await file(who, path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const text = await response.text();
      expect(text).toContain('METHOD:PUBLISH');
      expect(text).not.toContain('@example.test');
    }
    expect((await file(second.account, calls.ofCandidate(first))).status).toBe(404);
  });
});
