import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { interviewCalls, stageInterviews } from './interview-stage.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

describe('a hundred people who book the same time at once', () => {
  it('leave it to exactly one; the others are told what is left', async () => {
    const calls = interviewCalls(api);
    const stage = await stageInterviews(api, 100);
    expect((await calls.offer(stage, [calls.inHours(30), calls.inHours(50)])).status).toBe(201);
    const { slots } = (await calls.see(stage.applicants[0] as (typeof stage.applicants)[0])).body;
    const [wanted, left] = slots.map(({ id }) => id);
    const answers = await Promise.all(stage.applicants.map((applicant) => calls.book(applicant, wanted as number)));
    const by = (status: number) => answers.filter((answer) => answer.status === status);
    expect([by(200).length, by(409).length]).toEqual([1, 99]);
    for (const { body } of by(409)) {
      expect([body.code, body.current?.slots.map(({ id }) => id)]).toEqual(['SLOT_TAKEN', [left]]);
    }
    const all = await Promise.all(stage.applicants.map(async (applicant) => (await calls.see(applicant)).body.state));
    expect(all.filter((state) => state === 'booked')).toHaveLength(1);
  });
});
