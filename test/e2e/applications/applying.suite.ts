import {
  type ApplicationDetail,
  type ApplicationFormResponse,
  type ApplicationsResponse,
  type ChangedApplicationResponse,
  type JobResponse,
  type ProfileResponse,
  profileResponse,
} from '@babelboard/wire';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import type { ApplicationsStage } from './applications-stage.js';

const APPLICATIONS = '/api/candidates/applications';

export function describeApplying(on: () => ApplicationsStage): void {
  describe('applying', () => {
    let stage: ApplicationsStage;
    let offer: number;
    let person: TestAccount;
    const form = (who = person) =>
      stage.ask<ApplicationFormResponse>(who, 'GET', `${APPLICATIONS}/form?offer_id=${offer}`);
    const apply = (rest: object = {}, who = person) =>
      stage.ask<ChangedApplicationResponse>(who, 'POST', APPLICATIONS, { offer_id: offer, ...rest });
    const ask = <T>(method: string, rest: string, body?: unknown, who = person) =>
      stage.ask<T>(who, method, `${APPLICATIONS}${rest}`, body);

    beforeAll(() => {
      stage = on();
    });
    beforeEach(async () => {
      offer = await stage.offer();
      person = await stage.candidate();
    });

    it('shows what is needed: the check of languages, CVs, and what is missing', async () => {
      expect((await form()).body).toMatchObject({
        refusal: null,
        application: null,
        pending_tasks: [],
        check: [{ slug: 'German', status: 'missing', asked: { cefr: 'B2' }, held: { cefr: 'B1' }, mandatory: true }],
        cvs: [{ default: 1 }],
        reply_days: 14,
      });
      const nobody = await makeAccount(stage.api.app);
      expect((await form(nobody)).body).toMatchObject({
        refusal: 'TASKS_PENDING',
        pending_tasks: ['general_information', 'languages', 'cv'],
      });
      expect((await apply({}, nobody)).body.code).toBe('APPLY_TASKS_PENDING');
    });

    it('sends what the profile says, once', async () => {
      const sent = await apply({ letter: 'I keep calm at night.' });
      expect(sent).toMatchObject({ status: 201, body: { application: { status: 'new', job: { id: offer } } } });
      const { id } = sent.body.application;
      const again = await apply();
      expect(again).toMatchObject({
        status: 409,
        body: { code: 'APPLY_ALREADY_APPLIED', current: { application: { id, status: 'new' } } },
      });
      expect((await ask<ApplicationDetail>('GET', `/${id}`)).body).toMatchObject({
        letter: 'I keep calm at night.',
        cv: { name: 'cv.pdf', type: 'pdf' },
        languages: [{ slug: 'German', cefr: 'B1' }],
        history: [{ kind: 'applied', status: 'new', by: 'candidate' }],
      });
      const other = await makeAccount(stage.api.app);
      expect((await ask('GET', `/${id}`, undefined, other)).status).toBe(404);
    });

    it('makes one application of two hundred presses at once', async () => {
      const answers = await Promise.all(Array.from({ length: 200 }, () => apply()));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      // Those that were not refused at once are bounded, too.
      expect(answers.filter(({ status }) => status === 409 || status === 429)).toHaveLength(199);
      const [counted] = await stage.database.query<{ all: number; files: number }>(
        `SELECT count(*)::int AS all, count(DISTINCT cv_key)::int AS files FROM job_application WHERE offer_id = $1`,
        [offer],
      );
      expect(counted).toEqual({ all: 1, files: 1 });
    });

    it('is said on the job, and done as a task', async () => {
      const job = () => stage.ask<JobResponse>(person, 'GET', `/api/job?id=${offer}`);
      expect((await job()).body.job?.extra).toMatchObject({ way: 'here', canApply: true, application: null });
      await apply();
      expect((await job()).body.job?.extra).toMatchObject({ canApply: false, application: { status: 'new' } });
      const guest = await fetch(`${stage.api.url}/api/job?id=${offer}`);
      const { job: shown } = (await guest.json()) as JobResponse;
      expect(shown?.extra).toMatchObject({ way: 'here', canApply: false, application: null });
      const login = await stage.ask<{ tasks: { apply: number } }>(person, 'POST', '/api/auth/loadUserWithToken');
      expect(login.body.tasks.apply).toBe(1);
    });

    it('is refused where the offer ended, is elsewhere, or the company is blocked', async () => {
      const cases: [string, string][] = [
        [`UPDATE offer SET state = 'closed' WHERE id = ${offer}`, 'OFFER_NOT_LIVE'],
        [`UPDATE offer SET state = 'published', apply_here = false WHERE id = ${offer}`, 'APPLIED_ELSEWHERE'],
        [`UPDATE offer SET apply_here = true WHERE id = ${offer}`, ''],
        [`INSERT INTO blocked_company VALUES (${person.id}, ${stage.company.id}, now())`, 'COMPANY_BLOCKED'],
      ];
      for (const [change, refusal] of cases) {
        await stage.database.query(change);
        expect((await form()).body.refusal ?? '').toBe(refusal);
        if (refusal !== '') {
          expect((await apply()).body.code).toBe(`APPLY_${refusal}`);
        }
      }
    });

    it('takes answers that fit, tells what a knock-out takes before, and marks it', async () => {
      const questions = [
        { type: 'yes_no', text: 'Permit?', required: true, knock_out: true, wanted: { yes: true } },
        { type: 'number', text: 'Years?', wanted: { min: 2 } },
      ];
      await stage.ask(stage.company.owner, 'PUT', `/api/companies/offers/${offer}/screening-questions`, { questions });
      const asked = (await form()).body;
      expect(asked.questions).toMatchObject([
        { knock_out: true, takes: { yes: true } },
        { knock_out: false, takes: null },
      ]);
      expect(JSON.stringify(asked)).not.toContain('"min"');
      const [permit, years] = asked.questions.map(({ id }) => id);
      const copies = () => stage.database.query('SELECT key FROM file_removal ORDER BY key');
      const before = await copies();
      expect((await apply()).body).toMatchObject({
        code: 'SCREENING_ANSWER_MISSING',
        errors: [{ path: `answers.${permit}` }],
      });
      // Nothing is copied for what is refused: a disk would fill by it.
      expect(await copies()).toEqual(before);
      const answers = [
        { question_id: permit, answer: false },
        { question_id: years, answer: 5 },
      ];
      expect((await apply({ answers, questions_version: 0 })).body.code).toBe('SCREENING_CHANGED');
      expect((await apply({ answers, questions_version: asked.questions_version })).status).toBe(201);
      const [row] = await stage.database.query('SELECT knocked_out FROM job_application WHERE offer_id = $1', [offer]);
      expect(row).toEqual({ knocked_out: true });
      const { body: profile } = await stage.ask<ProfileResponse>(person, 'GET', '/api/candidates/profile');
      expect(profileResponse.parse(profile).user.candidate.answers).toMatchObject([
        { question_id: permit, question: 'Permit?', answer: false, offer: { id: offer, title: expect.any(String) } },
        { question_id: years, question: 'Years?', answer: 5 },
      ]);
    });

    it('to a talent pool is kept there by consent alone, which ends when the candidate says so', async () => {
      const pool = (id: number, keep: boolean) =>
        ask<ChangedApplicationResponse>('POST', `/${id}/talent-pool`, { keep });
      const vacancy = (await apply({ keep_in_pool: true })).body.application;
      expect(vacancy.pool_since).toBeNull();
      expect((await pool(vacancy.id, true)).body.code).toBe('APPLICATION_NO_TALENT_POOL');
      offer = await stage.offer();
      await stage.database.query(`UPDATE offer SET kind = 'talent_pool' WHERE id = $1`, [offer]);
      const { id, pool_since } = (await apply({ keep_in_pool: true })).body.application;
      expect(pool_since).toEqual(expect.any(String));
      expect((await pool(id, false)).body.application.pool_since).toBeNull();
      expect((await pool(id, true)).body.application.pool_since).toEqual(expect.any(String));
      const [kept] = await stage.database.query(
        'SELECT pool_consent_version, pool_consent_language FROM job_application WHERE id = $1',
        [id],
      );
      expect(kept).toEqual({ pool_consent_version: '2026-11-24', pool_consent_language: 'en' });
      const said = await stage.database.query(
        `SELECT payload->'given' AS given FROM outbox_message
         WHERE type = 'applications.pool-consent-changed.v1' AND (payload->>'applicationId')::int = $1 ORDER BY id`,
        [id],
      );
      expect(said).toEqual([{ given: true }, { given: false }, { given: true }]);
    });

    it('has its status doubted once until it moves, however often that is said', async () => {
      const { id } = (await apply()).body.application;
      const object = async (text: string) => (await ask('POST', `/${id}/objection`, { text })).status;
      const told = async () => {
        const sql = `SELECT FROM outbox_message WHERE type = 'applications.application-objected.v1' AND (payload->>'applicationId')::int = $1`;
        return (await stage.database.query(sql, [id])).length;
      };
      expect([await object('I was there'), await object('I was there at nine'), await told()]).toEqual([200, 200, 1]);
      const [said] = await stage.database.query('SELECT objection FROM job_application WHERE id = $1', [id]);
      expect(said).toEqual({ objection: 'I was there at nine' });
      const move = { status: 'in_review', version: 1 };
      await stage.ask(stage.company.owner, 'PATCH', `/api/companies/applicants/${id}/status`, move);
      expect([await object('Still wrong'), await told()]).toEqual([200, 2]);
      for (let more = 0; more < 7; more += 1) {
        await object(`Wrong ${more}`);
      }
      expect([await object('Wrong'), await told()]).toEqual([429, 2]);
    });

    it('can be taken back, put back within seconds, and sent again', async () => {
      const { id } = (await apply()).body.application;
      const gone = await ask<ChangedApplicationResponse>('POST', `/${id}/withdraw`);
      expect(gone.body.application).toMatchObject({ status: 'withdrawn', restore_until: expect.any(String) });
      expect((await ask('POST', `/${id}/withdraw`)).status).toBe(409);
      expect((await ask<ChangedApplicationResponse>('POST', `/${id}/restore`)).body.application.status).toBe('new');
      expect((await ask<ApplicationDetail>('GET', `/${id}`)).body.history).toMatchObject([
        { kind: 'applied', status: 'new' },
        { kind: 'withdrawn', status: 'withdrawn' },
        { kind: 'restored', status: 'new', by: 'candidate' },
      ]);
      await ask('POST', `/${id}/withdraw`);
      stage.api.clock.advance(11_000);
      expect((await ask('POST', `/${id}/restore`)).body.code).toBe('APPLICATION_NOT_RESTORABLE');
      expect((await apply()).body.application).toMatchObject({ id, status: 'new' });
      const listed = (await ask<ApplicationsResponse>('GET', '?status=active&search=porter')).body;
      expect(listed).toMatchObject({ total: 1, counts: { all: 1, active: 1, ended: 0 }, applications: [{ id }] });
      expect((await ask<ApplicationsResponse>('GET', '?search=baker')).body.total).toBe(0);
    });
  });
}
