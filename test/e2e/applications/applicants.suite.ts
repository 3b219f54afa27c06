import { ReinstateCompany, SuspendCompany } from '@babelboard/companies';
import type {
  ApplicantDetail,
  ApplicantNotesResponse,
  ApplicantsResponse,
  BoardResponse,
  ChangedApplicantResponse,
  ChangedApplicationResponse,
  CvTextResponse,
  MovedApplicantsResponse,
  User,
} from '@babelboard/wire';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { CV_LINES, PDF } from '../../support/cv-files.js';
import type { ApplicationsStage } from './applications-stage.js';

const APPLICANTS = '/api/companies/applicants';

export function describeApplicants(on: () => ApplicationsStage): void {
  describe('applicants', () => {
    let stage: ApplicationsStage;
    let offer: number;
    const as = (who: 'owner' | 'recruiter') => stage.company[who];
    const ask = <T>(method: string, path: string, body?: unknown, who = as('recruiter')) =>
      stage.ask<T>(who, method, path, body);
    const apply = async (given: Parameters<ApplicationsStage['candidate']>[0] = {}) => {
      const person = await stage.candidate(given);
      const sent = await stage.ask<ChangedApplicationResponse>(person, 'POST', '/api/candidates/applications', {
        offer_id: offer,
        letter: 'Good night.',
      });
      return { person, id: sent.body.application.id };
    };

    beforeAll(() => {
      stage = on();
    });
    beforeEach(async () => {
      offer = await stage.offer();
    });

    it('meet a language by another one that they hold, which is named', async () => {
      const person = await stage.candidate({ level: 5 });
      await stage.database.query(
        `UPDATE candidate_language SET language_id = (SELECT id FROM language WHERE slug = 'Swiss_German') WHERE account_id = $1`,
        [person.id],
      );
      const sent = await stage.ask<ChangedApplicationResponse>(person, 'POST', '/api/candidates/applications', {
        offer_id: offer,
        letter: 'Good night.',
      });
      const { body } = await ask<ApplicantDetail>('GET', `${APPLICANTS}/${sent.body.application.id}`);
      expect(body.requirements).toMatchObject([
        { slug: 'German', status: 'met', held: { cefr: 'C1' }, held_as: 'Swiss German' },
      ]);
    });

    it('are seen as they applied, without address, and not by another company', async () => {
      const { id, person } = await apply({ level: 5, name: 'Grace' });
      const { status, body } = await ask<ApplicantDetail>('GET', `${APPLICANTS}/${id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        name: 'Grace Test',
        place: 'Porto, Portugal',
        letter: 'Good night.',
        check: { met: 1, of: 1, suits: true },
        requirements: [{ slug: 'German', status: 'met', held: { cefr: 'C1' }, held_as: null }],
        history: [{ kind: 'applied', to: 'new' }],
      });
      expect(JSON.stringify(body)).not.toContain(person.email);
      await stage.database.query('DELETE FROM candidate_language WHERE account_id = $1', [person.id]);
      expect((await ask<ApplicantDetail>('GET', `${APPLICANTS}/${id}`)).body.languages).toMatchObject([
        { slug: 'German' },
      ]);
      const calls = ['', '/history', '/notes', '/cv', '/cv/text'].map(
        (rest) => ['GET', `${APPLICANTS}/${id}${rest}`] as const,
      );
      for (const [method, path] of [...calls, ['GET', `/api/companies/offers/${offer}/board`] as const]) {
        expect((await ask(method, path, undefined, stage.other.owner)).status).toBe(404);
      }
    });

    it('carry their skills as they were, also those in own words, by which they are found', async () => {
      const person = await stage.candidate({ name: 'Mina' });
      for (const tag of ['Latte art at dawn', 'cook-fish']) {
        await stage.ask(person, 'POST', '/api/candidates/skills', { tag });
      }
      const sent = await stage.ask<ChangedApplicationResponse>(person, 'POST', '/api/candidates/applications', {
        offer_id: offer,
        letter: 'Good night.',
      });
      const { id } = sent.body.application;
      await stage.ask(person, 'DELETE', '/api/candidates/skills/latte%20art%20at%20dawn');
      const { body } = await ask<ApplicantDetail>('GET', `${APPLICANTS}/${id}`);
      expect(body.skills).toEqual([
        { id: expect.any(Number), name: 'cook fish', slug: 'cook-fish', own: false },
        { id: null, name: 'Latte art at dawn', slug: null, own: true },
      ]);
      const list = `/api/companies/offers/${offer}/applicants`;
      expect((await ask<ApplicantsResponse>('GET', `${list}?q=latte`)).body.applicants).toMatchObject([{ id }]);
      const table = await fetch(`${stage.api.url}${list}.csv`, { headers: as('recruiter').bearer });
      expect(await table.text()).toContain('cook fish; Latte art at dawn');
    });

    it('are found by status, language with level, and words', async () => {
      const [low, high] = [await apply({ level: 3, name: 'Linus' }), await apply({ level: 6, name: 'Žofie' })];
      const find = async (query: string) => {
        const { body } = await ask<ApplicantsResponse>('GET', `/api/companies/offers/${offer}/applicants?${query}`);
        return body.applicants.map(({ id }) => id);
      };
      expect(await find('')).toEqual([high.id, low.id]);
      expect(await find('language=German&cefr=C1')).toEqual([high.id]);
      expect(await find('language=Swiss_German&cefr=B1')).toEqual([high.id, low.id]);
      expect(await find('language=Polish')).toEqual([]);
      expect(await find('q=zof')).toEqual([high.id]);
      expect(await find('q=linus%20porto')).toEqual([low.id]);
      expect(await find('q=%27)%20%7C')).toEqual([]);
      expect(await find('status=hired')).toEqual([]);
      expect(await find('sort=name')).toEqual([low.id, high.id]);
    });

    it('are moved by one member at a time: the second is told who was first', async () => {
      const { id, person } = await apply();
      const move = (who: 'owner' | 'recruiter', status: string, version: number) =>
        ask<ChangedApplicantResponse>('PATCH', `${APPLICANTS}/${id}/status`, { status, version }, as(who));
      const first = await move('owner', 'shortlisted', 1);
      expect(first).toMatchObject({
        status: 200,
        body: { applicant: { status: 'shortlisted', version: 2, answer_by: null } },
      });
      expect(await move('recruiter', 'rejected', 1)).toMatchObject({
        status: 409,
        body: { code: 'APPLICANT_MOVED', current: { status: 'shortlisted', version: 2, moved_by: 'Ada Test' } },
      });
      const path = `/api/candidates/applications/${id}`;
      const objected = await stage.ask<ChangedApplicationResponse>(person, 'POST', `${path}/objection`, {
        text: 'No.',
      });
      expect(objected.body.application.objected_at).not.toBeNull();
      expect((await ask<ApplicantDetail>('GET', `${APPLICANTS}/${id}`)).body).toMatchObject({
        objected: true,
        objection: 'No.',
      });
      await stage.ask(person, 'POST', `${path}/withdraw`);
      expect((await move('owner', 'hired', 3)).body.code).toBe('APPLICATION_WITHDRAWN');
      const rows = await stage.database.query(
        `SELECT payload FROM outbox_message
         WHERE type = 'applications.application-status-changed.v1' AND (payload->>'applicationId')::int = $1`,
        [id],
      );
      expect(rows).toMatchObject([{ payload: { from: 'new', to: 'shortlisted', memberId: as('owner').id } }]);
    });

    it('lose no update when two members move fifty at once', async () => {
      const ids = await stage.applicants(offer, 50);
      const bulk = (who: 'owner' | 'recruiter', status: string) =>
        ask<MovedApplicantsResponse>(
          'POST',
          `${APPLICANTS}/bulk`,
          { applicants: ids.map((id) => ({ id, version: 1 })), status },
          as(who),
        );
      const [one, two] = await Promise.all([bulk('owner', 'in_review'), bulk('recruiter', 'rejected')]);
      for (const [index, id] of ids.entries()) {
        const outcomes = [one.body.results[index]?.outcome, two.body.results[index]?.outcome];
        expect(outcomes.sort()).toEqual(['conflict', 'moved']);
        expect(one.body.results[index]?.id).toBe(id);
      }
      const steps = await stage.database.query(
        `SELECT application_id FROM application_step WHERE application_id = ANY ($1) AND kind = 'moved'`,
        [ids],
      );
      expect(steps).toHaveLength(50);
    });

    it('stand on a board whose columns go on', async () => {
      const ids = (await stage.applicants(offer, 7)).sort((a, b) => a - b);
      const board = async (query: string) =>
        (await ask<BoardResponse>('GET', `/api/companies/offers/${offer}/board?${query}`)).body;
      const first = await board('rows=3');
      expect(first.columns).toHaveLength(8);
      const seen: number[] = [];
      let column = first.columns[0];
      while (column !== undefined) {
        expect(column.total).toBe(7);
        seen.push(...column.cards.map(({ id }) => id));
        column = column.next === null ? undefined : (await board(`rows=3&status=new&after=${column.next}`)).columns[0];
      }
      expect(seen).toHaveLength(7);
      expect([...seen].sort((a, b) => a - b)).toEqual(ids);
    });

    it('give no file to members of a suspended company, unless an operator allows it', async () => {
      const { id } = await apply();
      const get = async (path: string) => {
        const answer = await fetch(stage.api.url + path, { headers: as('recruiter').bearer });
        await answer.arrayBuffer();
        return answer.status;
      };
      const both = async () => [
        await get(`${APPLICANTS}/${id}/cv`),
        await get(`/api/companies/offers/${offer}/applicants.csv`),
      ];
      const run = (command: object) => stage.api.app.get(CommandBus, { strict: false }).execute(command as never);
      const company = stage.company.id;
      expect(await both()).toEqual([200, 200]);
      await run(new SuspendCompany(company));
      expect(await both()).toEqual([403, 403]);
      const { user } = (await ask<{ user: User }>('POST', '/api/auth/loadUserWithToken')).body;
      expect(user.company?.may_export).toBe(false);
      expect(await get(`${APPLICANTS}/${id}`)).toBe(200);
      await run(new ReinstateCompany(company));
      await run(new SuspendCompany(company, { mayExport: true }));
      expect(await both()).toEqual([200, 200]);
      await run(new ReinstateCompany(company));
    });

    it('have three hundred notes at most, which are read fifty at a time', async () => {
      const { id } = await apply();
      await stage.database.query(
        `INSERT INTO application_note (application_id, member_id, text, mentioned_ids, written_at)
         SELECT $1, $2, n::text, '{}', now() FROM generate_series(1, 299) AS n`,
        [id, as('recruiter').id],
      );
      const note = () => ask<ApplicantNotesResponse>('POST', `${APPLICANTS}/${id}/notes`, { text: 'One more' });
      const first = await note();
      expect(first.body).toMatchObject({ total: 300, more: true });
      expect(await note()).toMatchObject({ status: 409, body: { code: 'APPLICANT_NOTES_FULL' } });
      const read = first.body.notes.map(({ text }) => text);
      for (let page = first.body; page.more; ) {
        expect(page.notes).toHaveLength(50);
        page = (await ask<ApplicantNotesResponse>('GET', `${APPLICANTS}/${id}/notes?before=${page.notes.at(-1)?.id}`))
          .body;
        read.push(...page.notes.map(({ text }) => text));
      }
      expect(read).toEqual(['One more', ...Array.from({ length: 299 }, (_, n) => String(299 - n))]);
      const { body } = await ask<ApplicantDetail>('GET', `${APPLICANTS}/${id}`);
      expect([body.notes, body.note_list.length]).toEqual([300, 50]);
    });

    it('have notes that name members of the company alone, and ratings of each member', async () => {
      const { id } = await apply();
      const note = (mentions: number[]) =>
        ask<ApplicantNotesResponse>('POST', `${APPLICANTS}/${id}/notes`, { text: 'Call back', mentions });
      expect((await note([stage.other.owner.id])).body.code).toBe('APPLICANT_MENTION_UNKNOWN');
      const [written] = (await note([as('owner').id])).body.notes;
      expect(written).toMatchObject({ text: 'Call back', own: true, mentions: [{ id: as('owner').id }] });
      // Sent again, as its answer was lost.
      const again = { text: 'Call back', key: '6f1f7d8e-3f0a-4c53-9a55-0f6f2b7c1d11' };
      await ask('POST', `${APPLICANTS}/${id}/notes`, again);
      const twice = await ask<ApplicantNotesResponse>('POST', `${APPLICANTS}/${id}/notes`, again);
      expect(twice.status).toBe(201);
      expect(twice.body.notes.map(({ text }) => text)).toEqual(['Call back', 'Call back']);
      await ask('DELETE', `${APPLICANTS}/${id}/notes/${twice.body.notes[0]?.id}`);
      const noteAt = `${APPLICANTS}/${id}/notes/${written?.id}`;
      expect((await ask('DELETE', noteAt, undefined, as('owner'))).status).toBe(404);
      expect((await ask<ApplicantNotesResponse>('DELETE', noteAt)).body.notes).toEqual([]);
      const rate = (who: 'owner' | 'recruiter', rating: number | null) =>
        ask<ChangedApplicantResponse>('PUT', `${APPLICANTS}/${id}/rating`, { rating }, as(who));
      await rate('owner', 5);
      expect((await rate('recruiter', 2)).body.applicant.rating).toEqual({ mean: 3.5, count: 2, own: 2 });
      expect((await rate('recruiter', null)).body.applicant.rating).toEqual({ mean: 5, count: 1, own: null });
    });

    it('come as files: the CV as it was sent, and a table without formulas', async () => {
      const { id, person } = await apply({ name: '=HYPERLINK("x")' });
      await stage.database.query('DELETE FROM cv WHERE account_id = $1', [person.id]);
      const get = (path: string) => fetch(stage.api.url + path, { headers: as('recruiter').bearer });
      const cv = await get(`${APPLICANTS}/${id}/cv`);
      expect(cv.headers.get('content-disposition')).toContain('attachment');
      expect(Buffer.from(await cv.arrayBuffer()).equals(PDF)).toBe(true);
      expect((await get(`${APPLICANTS}/${id}/cv?inline=1`)).headers.get('content-disposition')).toBe('inline');
      const read = (await (await get(`${APPLICANTS}/${id}/cv/text`)).json()) as CvTextResponse;
      for (const line of CV_LINES) expect(read.text).toContain(line);
      const table = await get(`/api/companies/offers/${offer}/applicants.csv`);
      const text = Buffer.from(await table.arrayBuffer()).toString('utf8');
      expect(text).toContain(`"'=HYPERLINK(""x"") Test","New"`);
      expect(text).toContain('"German B1"');
      expect(text.startsWith('\ufeff"Name"')).toBe(true);
      expect(text).not.toContain('@example.test');
      const taken = await stage.database.query(
        `SELECT payload FROM outbox_message WHERE type = 'applications.applicants-exported.v1' AND payload->>'offerId' = $1`,
        [String(offer)],
      );
      expect(taken).toEqual([
        { payload: { offerId: offer, companyId: stage.company.id, memberId: as('recruiter').id } },
      ]);
    });
  });
}
