import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { takeEvents } from '../../support/outbox.js';
import { type Applicant, applyTo, type InterviewStage, interviewCalls, stageInterviews } from './interview-stage.js';

let api: TestApi;
let calls: ReturnType<typeof interviewCalls>;
let stage: InterviewStage;
let first: Applicant;
let second: Applicant;
let slot: number;

beforeAll(async () => {
  api = await startTestApi();
  calls = interviewCalls(api);
});
afterAll(() => api?.stop());
beforeEach(async () => {
  stage = await stageInterviews(api, 2);
  [first, second] = stage.applicants as [Applicant, Applicant];
  await calls.offer(stage, [calls.inHours(72)]);
  slot = await slotOf(first);
  await calls.book(first, slot);
});

const query = <T>(sql: string, values: unknown[] = []) =>
  api.app.get(Database, { strict: false }).query<T>(sql, values);
const slotOf = async (applicant: Applicant) => (await calls.see(applicant)).body.slots[0]?.id as number;
const stateOf = async (applicant: Applicant) => (await calls.see(applicant)).body.state;
const move = async (applicant: Applicant, status: string) => {
  const path = `/api/companies/applicants/${applicant.id}`;
  const seen = await calls.ask<{ version: number }>(stage.company.owner, 'GET', path);
  return calls.ask(stage.company.owner, 'PATCH', `${path}/status`, { status, version: seen.body.version });
};
/** Those of many. */
const moveAll = async (status: string) => {
  const rows = await query<{ id: number; version: number }>(
    'SELECT id, version FROM job_application WHERE id = ANY ($1) ORDER BY id',
    [stage.applicants.map(({ id }) => id)],
  );
  return calls.ask(stage.company.owner, 'POST', '/api/companies/applicants/bulk', { applicants: rows, status });
};

describe('an interview that a rejection has cancelled', () => {
  it('is booked again where that is undone within a minute, of one or of many', async () => {
    await move(first, 'rejected');
    api.clock.advance(59_000);
    await move(first, 'interview');
    expect((await calls.see(first)).body).toMatchObject({ state: 'booked', booked: { id: slot } });
    expect((await moveAll('rejected')).status).toBe(200);
    api.clock.advance(59_000);
    await moveAll('in_review');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['booked', 'offered']);
  });

  it('stays cancelled once both sides have been told, and its time is there to be booked', async () => {
    await move(first, 'rejected');
    await takeEvents(api.app);
    api.clock.advance(60_000);
    expect((await move(first, 'in_review')).status).toBe(200);
    expect((await takeEvents(api.app)).filter(({ type }) => type.includes('interview'))).toEqual([]);
    expect((await calls.see(first)).body).toMatchObject({ state: 'cancelled', ended: false, slots: [{ id: slot }] });
    expect((await calls.book(first, slot)).status).toBe(200);
  });

  it('stays cancelled where it would have begun by now', async () => {
    await query('UPDATE interview_slot SET starts_at = $2 WHERE id = $1', [slot, calls.inHours(30 / 3_600)]);
    await move(first, 'rejected');
    api.clock.advance(31_000);
    await move(first, 'in_review');
    expect(await stateOf(first)).toBe('cancelled');
  });

  it('stays cancelled where the company has taken its time back', async () => {
    await move(first, 'rejected');
    const gone = await calls.ask(stage.company.owner, 'DELETE', `/api/companies/interview-slots/${slot}`);
    expect(gone.status).toBe(200);
    await move(first, 'in_review');
    expect([await stateOf(first), await slotOf(first)]).toEqual(['cancelled', undefined]);
  });

  it('stays cancelled where somebody else has its time', async () => {
    await move(first, 'rejected');
    expect((await calls.book(second, slot)).status).toBe(200);
    await move(first, 'in_review');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'booked']);
  });

  it('stays cancelled where the candidate is in another one then', async () => {
    const elsewhere = await stageInterviews(api, 0);
    const third = await applyTo(api, elsewhere, first.account);
    await calls.offer({ ...elsewhere, applicants: [third] }, [calls.inHours(72.5)]);
    await move(first, 'rejected');
    expect((await calls.book(third, await slotOf(third))).status).toBe(200);
    await move(first, 'in_review');
    expect([await stateOf(first), await stateOf(third)]).toEqual(['cancelled', 'booked']);
  });

  it('is booked once where the candidate books elsewhere at the same moment', async () => {
    const elsewhere = await stageInterviews(api, 0);
    const third = await applyTo(api, elsewhere, first.account);
    await calls.offer({ ...elsewhere, applicants: [third] }, [calls.inHours(72.5)]);
    const other = await slotOf(third);
    await move(first, 'rejected');
    const [undone, booked] = await Promise.all([move(first, 'in_review'), calls.book(third, other)]);
    expect(undone.status).toBe(200);
    expect([await stateOf(first), booked.status].join()).toMatch(/^(booked,409|cancelled,200)$/);
  });

  it('stays cancelled where nobody holds it any more, and goes on with those who do', async () => {
    const holders = { interviewers: [stage.company.owner.id, stage.company.recruiter.id] };
    await calls.offer({ ...stage, applicants: [second] }, [calls.inHours(90)], holders);
    await calls.book(second, await slotOf(second));
    await moveAll('rejected');
    await query('DELETE FROM account WHERE id = $1', [stage.company.recruiter.id]);
    expect((await moveAll('in_review')).status).toBe(200);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'booked']);
    const held = 'SELECT account_id AS id FROM interview_attendance WHERE application_id = $1';
    expect(await query(held, [second.id])).toEqual([{ id: stage.company.owner.id }]);
  });
});
