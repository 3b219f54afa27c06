import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReleaseInterviewers } from '../../../libs/applications/src/interviews/reactions/release-interviewers.reaction.js';
import { startTestApi, type TestApi } from '../../support/api.js';
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

const query = <T>(sql: string, values: unknown[] = []) =>
  api.app.get(Database, { strict: false }).query<T>(sql, values);
const slotOf = async (applicant: Applicant) => (await calls.see(applicant)).body.slots[0]?.id as number;
const codeOf = async (answer: ReturnType<typeof calls.book>) => {
  const { status, body } = await answer;
  return status === 200 ? body.state : [status, body.code].join(' ');
};
/** What a worker does when somebody no longer works for a company. */
const release = (companyId: number, accountId: number) =>
  api.app
    .get(Database, { strict: false })
    .transaction((tx) =>
      api.app
        .get(ReleaseInterviewers, { strict: false })
        .handle({ payload: { companyId, accountId, left: true } } as never, tx),
    );

describe('a candidate', () => {
  it('books no time that is offered to others alone, of this company or another', async () => {
    const elsewhere = await stageInterviews(api, 1);
    await calls.offer(elsewhere, [calls.inHours(30)]);
    await calls.offer({ ...stage, applicants: [second] }, [calls.inHours(30)]);
    await calls.offer({ ...stage, applicants: [first] }, [calls.inHours(50)]);
    for (const owner of [second, elsewhere.applicants[0] as Applicant]) {
      expect(await codeOf(calls.book(first, await slotOf(owner)))).toBe('404 INTERVIEW_SLOT_NOT_FOUND');
    }
    expect(await codeOf(calls.book(first, await slotOf(first)))).toBe('booked');
  });

  it('books no time that has begun, or begins within the hour', async () => {
    await calls.offer(stage, [calls.inHours(2)]);
    const slot = await slotOf(first);
    api.clock.advance(1.1 * 3_600_000);
    expect(await codeOf(calls.book(first, slot))).toBe('409 SLOT_TAKEN');
    api.clock.advance(3_600_000);
    expect(await codeOf(calls.book(first, slot))).toBe('409 SLOT_TAKEN');
    expect((await calls.see(first)).body.slots).toEqual([]);
  });

  it('who applies again books no time that was offered the time before', async () => {
    await calls.offer(stage, [calls.inHours(30)]);
    const slot = await slotOf(first);
    api.clock.advance(60_000);
    await query('UPDATE job_application SET applied_at = $2 WHERE id = $1', [first.id, api.clock.now()]);
    expect(await codeOf(calls.book(first, slot))).toBe('404 INTERVIEW_SLOT_NOT_FOUND');
    expect((await calls.see(first)).body).toMatchObject({ state: 'none', slots: [] });
  });

  it('books and cancels a dozen times an hour, for each is a mail', async () => {
    await calls.offer(stage, [calls.inHours(72)]);
    const slot = await slotOf(first);
    const codes: unknown[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      codes.push(await codeOf(calls.book(first, slot)), await codeOf(calls.cancel(first)));
    }
    expect(codes.slice(0, 12)).toEqual(Array(6).fill(['booked', 'cancelled']).flat());
    expect(codes.slice(12)).toEqual(['429 RATE_LIMITED', '429 RATE_LIMITED']);
    expect(await codeOf(calls.book(second, slot))).toBe('booked');
  });
});

describe('a company', () => {
  it('offers times to one applicant ten times within a day, for each may be a mail', async () => {
    const one = { ...stage, applicants: [first] };
    const codes: unknown[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const { status, body } = await calls.offer(one, [calls.inHours(30 + turn)]);
      codes.push(status === 201 ? 'offered' : [status, body.code].join(' '));
      api.clock.advance(60_000);
    }
    expect(codes).toEqual([...Array(10).fill('offered'), '429 INTERVIEW_OFFERS_USED_UP']);
    expect((await calls.see(first)).body.slots).toHaveLength(10);
    expect((await calls.offer({ ...stage, applicants: [second] }, [calls.inHours(60)])).status).toBe(201);
    expect((await calls.offer(stage, [calls.inHours(61)])).body.code).toBe('INTERVIEW_OFFERS_USED_UP');
    await query(
      `UPDATE interview_invitation SET invited_at = invited_at - interval '1 day' WHERE application_id = $1`,
      [first.id],
    );
    expect((await calls.offer(one, [calls.inHours(62)])).status).toBe(201);
  });
});

describe('a suspended company', () => {
  it('offers no interview, cancels none, and takes no time back', async () => {
    await calls.offer(stage, [calls.inHours(30), calls.inHours(50)]);
    const slot = await slotOf(first);
    await calls.book(first, slot);
    await query('UPDATE company SET suspended_at = now() WHERE id = $1', [stage.company.id]);
    const answers = [
      await calls.offer(stage, [calls.inHours(70)]),
      await calls.ask(stage.company.owner, 'POST', `${calls.ofCompany(first)}/cancel`, {}),
      await calls.ask(stage.company.owner, 'DELETE', `/api/companies/interview-slots/${await slotOf(second)}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'COMPANY_SUSPENDED']));
    expect((await calls.ask(stage.company.owner, 'GET', calls.ofCompany(first))).body.state).toBe('booked');
  });
});

describe('a member who leaves', () => {
  it('holds no interview any more: what nobody else holds is not booked, what is booked stands', async () => {
    const [owner, recruiter] = [stage.company.owner.id, stage.company.recruiter.id];
    const third = await applyTo(api, stage);
    await calls.offer(stage, [calls.inHours(30), calls.inHours(40)]);
    await calls.offer({ ...stage, applicants: [third] }, [calls.inHours(50)], { interviewers: [owner, recruiter] });
    const [booked = 0, open = 0] = (await calls.see(first)).body.slots.map(({ id }) => id);
    await calls.book(first, booked);
    await query('DELETE FROM company_member WHERE account_id = $1', [recruiter]);
    await release(stage.company.id, recruiter);
    await release(stage.company.id, recruiter);
    expect(await codeOf(calls.book(second, open))).toBe('409 SLOT_TAKEN');
    expect((await calls.see(first)).body).toMatchObject({ state: 'booked', booked: { id: booked } });
    expect(await codeOf(calls.book(third, await slotOf(third)))).toBe('booked');
    const held = await query('SELECT application_id AS application, account_id AS member FROM interview_attendance');
    expect(held).toContainEqual({ application: third.id, member: owner });
    expect(held).not.toContainEqual(expect.objectContaining({ member: recruiter }));
  });
});
