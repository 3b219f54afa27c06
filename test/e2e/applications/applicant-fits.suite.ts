import { AddSkill, AddSpokenLanguage, UpdatePreferences } from '@babelboard/candidates';
import { HideCompany } from '@babelboard/favorites';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type {
  ApplicantCard,
  ApplicantDetail,
  ApplicantsResponse,
  BoardResponse,
  ChangedApplicantResponse,
  ChangedApplicationResponse,
} from '@babelboard/wire';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Command, CommandBus } from '@nestjs/cqrs';
import type { TestAccount } from '../../support/accounts.js';
import { recordStatements } from '../../support/statements.js';
import type { ApplicationsStage } from './applications-stage.js';

interface Sent {
  headline?: string;
  skills?: string[];
  /** Of German; B2 is asked for. */
  level?: number;
}

export function describeApplicantFits(on: () => ApplicationsStage): void {
  describe('how applicants fit', () => {
    let stage: ApplicationsStage;
    let offer: number;
    const ask = <T>(path: string, who = stage.company.recruiter) => stage.ask<T>(who, 'GET', path);
    const run = (command: Command<unknown>) => stage.api.app.get(CommandBus, { strict: false }).execute(command);
    const skillId = (slug: string) =>
      stage.api.app.get(ReferenceCatalogue, { strict: false }).skillBySlug(slug)?.id as number;
    const send = async (person: TestAccount) => {
      const path = '/api/candidates/applications';
      const form = { offer_id: offer, letter: 'Good night.' };
      const { body } = await stage.ask<ChangedApplicationResponse>(person, 'POST', path, form);
      return body.application.id;
    };
    const apply = async ({ headline = '', skills = [], level = 5 }: Sent) => {
      const person = await stage.candidate({ level });
      if (headline !== '') await run(new UpdatePreferences(person.id, { headline }));
      for (const skill of skills) await run(new AddSkill(person.id, skill));
      return { person, id: await send(person) };
    };
    const list = async (query = '') =>
      (await ask<ApplicantsResponse>(`/api/companies/offers/${offer}/applicants?${query}`)).body;
    const detail = async (id: number) => (await ask<ApplicantDetail>(`/api/companies/applicants/${id}`)).body;
    const idsOf = ({ applicants }: ApplicantsResponse) => applicants.map(({ id }) => id);
    const scoreOf = (card: ApplicantCard | undefined) => card?.fit.score ?? -1;

    beforeAll(() => {
      stage = on();
    });
    beforeEach(async () => {
      offer = await stage.offer();
      await stage.database.query(`UPDATE offer SET title = 'Waiter', skill_ids = $2 WHERE id = $1`, [
        offer,
        [skillId('cook-fish'), skillId('JavaScript')],
      ]);
    });

    it('is no order unless somebody asks for it; then the best come first, page by page, and who has none last', async () => {
      const best = await apply({ headline: 'Waiter', skills: ['cook-fish'] });
      const lacking = await apply({ headline: 'Waiter', skills: ['cook-fish'], level: 3 });
      const silent = await apply({});
      const good = await apply({ headline: 'Waiter' });
      const far = await apply({ headline: 'Software developer' });
      const newest = [far, good, silent, lacking, best].map(({ id }) => id);
      expect(idsOf(await list())).toEqual(newest);
      const ordered = await list('sort=fit');
      expect(idsOf(ordered)).toEqual([best, good, far, silent, lacking].map(({ id }) => id));
      expect(ordered.total).toBe(5);
      const [first, second, ...without] = ordered.applicants;
      expect(scoreOf(first)).toBeGreaterThan(scoreOf(second));
      expect(scoreOf(second)).toBeGreaterThan(0);
      expect(without.map(({ fit }) => fit)).toEqual(
        ['not-near', 'says-little', 'language'].map((lacks) => ({ score: null, lacks })),
      );
      const pages = await Promise.all([1, 2, 3].map((page) => list(`sort=fit&rows=2&page=${page}`)));
      expect(pages.flatMap(idsOf)).toEqual(idsOf(ordered));
      expect(idsOf(await list('sort=fit&status=rejected'))).toEqual([]);
      expect((await ask(`/api/companies/offers/${offer}/applicants?sort=fit`, stage.other.owner)).status).toBe(404);
    });

    it('is said by its parts, which know nothing of where somebody lives or what they do not send', async () => {
      const { id, person } = await apply({ headline: 'Waiter', skills: ['cook-fish'] });
      const { fit, matching } = await detail(id);
      expect(matching).toMatchObject({
        score: fit.score,
        languages: [{ slug: 'German', asked: { cefr: 'B2' }, held: { cefr: 'C1' } }],
        parts: expect.arrayContaining([
          expect.objectContaining({
            part: 'skills',
            asked: 2,
            held: [expect.objectContaining({ name: 'cook fish' })],
            missing: [expect.objectContaining({ name: 'JavaScript' })],
          }),
          expect.objectContaining({ part: 'occupation', closeness: 'same', from: 'headline' }),
        ]),
      });
      const named = matching?.parts.map(({ part }) => part);
      expect(named).not.toContain('place');
      expect(named).not.toContain('pay');
      // That they no longer want to see the company is theirs alone.
      await run(new HideCompany(person.id, stage.company.id));
      expect((await detail(id)).fit).toEqual(fit);
    });

    it.each([
      ['Kellner', 'Kellnerin'],
      ['Serveur', 'Serveuse'],
    ])('is the same for a %s and a %s, though nobody says in which language that is', async (one, other) => {
      const fits = [];
      for (const headline of [one, other]) {
        const person = await stage.candidate({ level: 5 });
        await run(new AddSpokenLanguage(person.id, 'French', 6));
        await run(new UpdatePreferences(person.id, { headline }));
        fits.push((await detail(await send(person))).fit);
      }
      expect(fits[0]?.score).not.toBeNull();
      expect(fits[1]).toEqual(fits[0]);
    });

    it('is of what was sent: what the profile says later changes nothing', async () => {
      const { id, person } = await apply({ headline: 'Waiter' });
      const before = await detail(id);
      await run(new AddSkill(person.id, 'cook-fish'));
      await run(new AddSpokenLanguage(person.id, 'French', 6));
      await run(new UpdatePreferences(person.id, { headline: 'Software developer', salaryFrom: 90_000 }));
      const after = await detail(id);
      expect(after.fit.score).not.toBeNull();
      expect([after.fit, after.matching]).toEqual([before.fit, before.matching]);
    });

    it('stands on the board and in the answers of changes, too, and of offers that have ended', async () => {
      const { id } = await apply({ headline: 'Waiter' });
      const { fit } = await detail(id);
      const board = await ask<BoardResponse>(`/api/companies/offers/${offer}/board`);
      expect(board.body.columns.flatMap(({ cards }) => cards)).toMatchObject([{ id, fit }]);
      const path = `/api/companies/applicants/${id}/rating`;
      const rated = await stage.ask<ChangedApplicantResponse>(stage.company.owner, 'PUT', path, { rating: 4 });
      expect(rated.body.applicant.fit).toEqual(fit);
      await stage.database.query(`UPDATE offer SET state = 'closed' WHERE id = $1`, [offer]);
      expect((await detail(id)).fit).toEqual(fit);
    });

    it('is asked of the database in as many statements for forty as for two', async () => {
      const statements = recordStatements(stage.database.dataSource);
      const count = async () => {
        statements.length = 0;
        await list('sort=fit&rows=40');
        return statements.length;
      };
      await stage.applicants(offer, 2);
      await count();
      const few = await count();
      offer = await stage.offer();
      await stage.applicants(offer, 40);
      expect(await count()).toBe(few);
    });
  });
}
