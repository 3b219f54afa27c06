import type {
  ApplicantsResponse,
  JobListResponse,
  JobResponse,
  ScreeningQuestionsResponse,
  ScreeningTemplatesResponse,
} from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import type { ApplicationsStage } from './applications-stage.js';

const PERMIT = {
  type: 'yes_no',
  text: 'May you work in the EU?',
  required: true,
  knock_out: true,
  wanted: { yes: true },
};
const YEARS = { type: 'number', text: 'Years at a desk?', wanted: { min: 2, max: null } };

/** Until some statement waits for another one's lock, and names a table. */
function waiting(stage: ApplicationsStage, table: string): Promise<void> {
  return eventually(async () =>
    expect(
      await stage.database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
        [`%"${table}"%`],
      ),
    ).not.toEqual([]),
  );
}

export function describeScreening(on: () => ApplicationsStage): void {
  describe('screening questions', () => {
    let stage: ApplicationsStage;
    let offer: number;
    const path = () => `/api/companies/offers/${offer}/screening-questions`;
    const set = (questions: unknown[], version?: number) =>
      stage.ask<ScreeningQuestionsResponse>(stage.company.recruiter, 'PUT', path(), { questions, version });

    beforeAll(async () => {
      stage = on();
      offer = await stage.offer();
    });

    it('stand in their order, and keep their ids while nobody has answered', async () => {
      const first = await set([PERMIT, YEARS]);
      expect(first).toMatchObject({ status: 200, body: { version: 1 } });
      const [permit, years] = first.body.questions;
      const turned = await set([
        { ...YEARS, id: years?.id, text: 'Years at a reception?' },
        { ...PERMIT, id: permit?.id },
      ]);
      expect(turned.body.questions.map(({ id, text }) => [id, text])).toEqual([
        [years?.id, 'Years at a reception?'],
        [permit?.id, PERMIT.text],
      ]);
    });

    it('are not written over those of somebody who was first', async () => {
      const { version } = (await set([PERMIT])).body;
      expect((await set([YEARS], version)).status).toBe(200);
      const late = await set([PERMIT, YEARS], version);
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'SCREENING_CHANGED', current: { version: version + 1 } },
      });
    });

    it('may not ask for the pay of earlier jobs, nor be such as nobody can answer', async () => {
      const refused = await set([
        { type: 'text', text: 'Wie hoch ist dein aktuelles Gehalt?' },
        { type: 'one_of', text: 'Which shift?', options: ['night'] },
        { type: 'text', text: 'Why here?', knock_out: true },
      ]);
      expect(refused.status).toBe(422);
      expect(refused.body.errors?.map((error) => error.path)).toEqual([
        'questions.0.text',
        'questions.1.options',
        'questions.2.wanted',
      ]);
    });

    it('become a new version once somebody has answered', async () => {
      const [before] = (await set([YEARS])).body.questions;
      const person = await stage.candidate();
      const sent = await stage.ask(person, 'POST', '/api/candidates/applications', {
        offer_id: offer,
        answers: [{ question_id: before?.id, answer: 3 }],
      });
      expect(sent.status).toBe(201);
      const [after] = (await set([{ ...YEARS, id: before?.id, text: 'Years in a hotel?' }])).body.questions;
      expect(after?.id).not.toBe(before?.id);
      const kept = await stage.database.query('SELECT text, position FROM screening_question WHERE id = $1', [
        before?.id,
      ]);
      expect(kept).toEqual([{ text: YEARS.text, position: null }]);

      // What was answered is still said on the job, found by the new question, and a column of the table.
      const { body } = await stage.ask<JobResponse>(person, 'GET', `/api/job?id=${offer}`);
      expect(body.job?.extra.screeningQuestions).toMatchObject([
        { id: after?.id, answer: null },
        { id: before?.id, text: YEARS.text, answer: 3 },
      ]);
      const list = await stage.ask<JobListResponse>(person, 'GET', `/api/jobs?job=${offer}`);
      expect(list.body.job?.extra.screeningQuestions).toEqual(body.job?.extra.screeningQuestions);
      const found = async (answer: number) =>
        stage.ask<ApplicantsResponse>(
          stage.company.owner,
          'GET',
          `/api/companies/offers/${offer}/applicants?question=${after?.id}&answer=${answer}`,
        );
      expect((await found(3)).body.total).toBe(1);
      expect((await found(4)).body.total).toBe(0);
      const address = `${stage.api.url}/api/companies/offers/${offer}/applicants.csv`;
      const table = await (await fetch(address, { headers: stage.company.owner.bearer })).text();
      expect(table.split('\r\n')[0]).toContain(`"Years in a hotel?","${YEARS.text}"`);
      expect(table.split('\r\n')[1]).toMatch(/,,3$/);
    });

    it('may hold no sign that nobody sees in an answer', async () => {
      const [asked] = (await set([{ ...YEARS, type: 'text', wanted: null }])).body.questions;
      const person = await stage.candidate();
      for (const answer of ['a\u0000b', 'a\ud800b']) {
        const sent = await stage.ask(person, 'POST', '/api/candidates/applications', {
          offer_id: offer,
          answers: [{ question_id: asked?.id, answer }],
        });
        expect(sent.status).toBe(422);
      }
      for (const query of ['question=1&answer=%00', 'question=1&answer=1']) {
        const listed = `/api/companies/offers/${offer}/applicants?${query}`;
        expect((await stage.ask(stage.company.owner, 'GET', listed)).status).toBe(query.endsWith('00') ? 422 : 200);
      }
      for (const after of ['9999999999999999-1', '1-9999999999']) {
        const board = `/api/companies/offers/${offer}/board?after=${after}`;
        expect((await stage.ask(stage.company.owner, 'GET', board)).status).toBe(422);
      }
    });

    it.each([
      ['put otherwise', (id: number) => [{ ...PERMIT, id, text: 'Were you ever convicted of a crime?' }]],
      ['taken away', () => []],
    ])('stay what somebody answers while they are %s', async (_change, changed) => {
      offer = await stage.offer();
      const [asked] = (await set([PERMIT])).body.questions;
      const person = await stage.candidate();
      // Whoever applies has read the questions, and waits here before the answers are stored.
      const runner = stage.database.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query('LOCK TABLE company_rules IN ACCESS EXCLUSIVE MODE');
      const sent = stage.ask(person, 'POST', '/api/candidates/applications', {
        offer_id: offer,
        answers: [{ question_id: asked?.id, answer: true }],
        questions_version: 1,
      });
      await waiting(stage, 'company_rules');
      const saved = set(changed(asked?.id as number), 1);
      await waiting(stage, 'screening_list');
      await runner.rollbackTransaction();
      await runner.release();
      expect([(await sent).status, (await saved).status]).toEqual([201, 200]);
      const stored = await stage.database.query(
        `SELECT q.text, a.answer FROM application_answer a JOIN screening_question q ON q.id = a.question_id
         WHERE q.offer_id = $1`,
        [offer],
      );
      expect(stored).toEqual([{ text: PERMIT.text, answer: true }]);
    });

    it('are not there for another company', async () => {
      for (const method of ['GET', 'PUT']) {
        const answer = await stage.ask(
          stage.other.owner,
          method,
          path(),
          method === 'PUT' ? { questions: [] } : undefined,
        );
        expect(answer.status).toBe(404);
      }
    });

    it('are kept as templates, which another company neither sees nor changes', async () => {
      const templates = '/api/companies/screening-templates';
      const ask = (method: string, rest = '', body?: unknown, person = stage.company.owner) =>
        stage.ask<ScreeningTemplatesResponse>(person, method, templates + rest, body);
      const saved = await ask('POST', '', { name: 'Hotel', questions: [PERMIT] });
      expect(saved).toMatchObject({ status: 201, body: { data: [{ name: 'Hotel', questions: [PERMIT] }] } });
      const id = saved.body.data[0]?.id;
      expect((await ask('PATCH', `/${id}`, { name: 'Hotels' })).body.data[0]).toMatchObject({ id, name: 'Hotels' });
      expect((await ask('GET', '', undefined, stage.other.owner)).body.data).toEqual([]);
      expect((await ask('DELETE', `/${id}`, undefined, stage.other.owner)).status).toBe(404);
      expect((await ask('DELETE', `/${id}`)).body.data).toEqual([]);
    });

    it('are kept as fifty templates at most, also by two who save at once', async () => {
      const fill = `INSERT INTO screening_template (company_id, name, questions) SELECT $1, n, '[]' FROM generate_series(1, 49) AS n`;
      await stage.database.query(fill, [stage.company.id]);
      const save = () =>
        stage.ask(stage.company.owner, 'POST', '/api/companies/screening-templates', {
          name: 'One',
          questions: [PERMIT],
        });
      const saved = await Promise.all([save(), save(), save()]);
      expect(saved.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect((await save()).body.code).toBe('TOO_MANY_SCREENING_TEMPLATES');
      await stage.database.query('DELETE FROM screening_template WHERE company_id = $1', [stage.company.id]);
    });
  });
}
