import { MATCHING_VERSION } from '@babelboard/matching';
import {
  type ChangedMatchingsResponse,
  changedMatchingsResponse,
  type DashboardResponse,
  dashboardResponse,
  favoritesResponse,
  type LoginResponse,
  type MatchedJob,
  type MatchingsResponse,
  matchingsResponse,
  offerFitResponse,
  offerFitsResponse,
  type Problem,
  type ProfileResponse,
} from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { PASSWORD, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';
import type { MatchingStage } from './matching-stage.js';

/** As the specification asks. */
const ASKED = '/api/app/matchings?latests=false&_mode=all&_size=7&_platform=desktop&_minisite=false';
const STATES = '/api/candidates/matchings';

export function describeMatchingsApi(at: () => { api: TestApi; stage: MatchingStage }): void {
  const call = <T>(person: TestAccount, method: string, path: string, body?: unknown, language = 'en') =>
    new Visitor(at().api.url).call<T>(method, path, body, { ...person.bearer, 'Accept-Language': language });

  const listed = async (person: TestAccount, path = ASKED, language = 'en'): Promise<MatchingsResponse> => {
    const { status, body } = await call(person, 'GET', path, undefined, language);
    expect(status).toBe(200);
    return matchingsResponse.parse(body);
  };
  const idsOf = ({ jobs }: MatchingsResponse) => jobs.data.map(({ id }) => id);
  const change = async (person: TestAccount, path: string, body: unknown): Promise<ChangedMatchingsResponse> => {
    const answer = await call(person, 'PATCH', `${STATES}/${path}`, body);
    expect(answer.status).toBe(200);
    return changedMatchingsResponse.parse(answer.body);
  };

  /** Somebody, and offers of one company that suit them, of which the last one suits best. */
  async function suited(count: number) {
    const { stage } = at();
    const [person, company] = [await stage.person(), await stage.company()];
    const offers: number[] = [];
    const german = { languageId: stage.languageId('German'), level: 4 as const };
    const asked = [{ ...german, mandatory: true, recognised: false, oneOfGroup: null }];
    for (let index = 0; index < count; index += 1) {
      const last = index === count - 1;
      const content = last ? { skillIds: [], languages: asked } : { skillIds: [stage.skillId('JavaScript')] };
      offers.push(await stage.offer(company, { title: 'Waiter', ...content }));
      stage.test.clock.advance(60_000);
    }
    await stage.settle();
    const own = async (path = '', language = 'en') =>
      listed(person, `/api/app/matchings?_size=50&_minisite=${company}${path}`, language);
    return { person, company, offers, own };
  }

  describe('GET /api/app/matchings', () => {
    it('is refused while the profile is below intermediate', async () => {
      const { stage } = at();
      const person = await stage.person({ languages: {} });
      const { status, body } = await call<Problem>(person, 'GET', ASKED);
      expect([status, body.code]).toEqual([422, 'PROFILE_INCOMPLETE']);
      expect(body.toasts?.[0]?.options.message).toContain('CV');
    });

    it.each(['_size=51', '_size=0', '_from=-1', 'latests=perhaps', '_mode=some', '_minisite=house'])(
      'takes nothing out of bounds: %s',
      async (query) => {
        const { status, body } = await call<Problem>(await at().stage.person(), 'GET', `/api/app/matchings?${query}`);
        expect([status, body.code]).toEqual([422, 'INVALID_INPUT']);
      },
    );

    it('gives offers as cards, the best first, each with its score and what makes it', async () => {
      const { own, offers } = await suited(3);
      const found = await own();
      expect(found.jobs).toMatchObject({ total_search: 3, total_actives: expect.any(Number) });
      const [best, ...others] = found.jobs.data;
      expect(best?.id).toBe(offers.at(-1));
      expect(best).toMatchObject({ title: 'Waiter', url: expect.stringMatching(/^\/jobs\/waiter-/) });
      const { matching } = best as (typeof found.jobs.data)[number];
      expect(matching).toMatchObject({
        version: MATCHING_VERSION,
        state: 'new',
        discarded_for: null,
        languages: [
          { slug: 'German', name: 'German', asked: { level: 2, cefr: 'B2' }, held: { level: 3, cefr: 'C1' } },
        ],
      });
      expect(matching.parts).toContainEqual(
        expect.objectContaining({ part: 'occupation', closeness: 'same', from: 'headline' }),
      );
      expect(others.every(({ matching: { score } }) => score <= matching.score)).toBe(true);
      const skills = others[0]?.matching.parts.find(({ part }) => part === 'skills');
      expect(skills).toMatchObject({ asked: 1, held: [], missing: [{ name: 'JavaScript' }] });
      const shares = [...matching.parts, ...matching.unsaid].reduce((sum, { weight }) => sum + weight, 0);
      expect(shares).toBeCloseTo(1, 5);
    });

    it('names what was compared in the language of the page', async () => {
      const { own } = await suited(1);
      const [job] = (await own('', 'de')).jobs.data;
      expect(job?.matching.languages).toMatchObject([{ name: 'Deutsch' }]);
    });

    it('gives the newest first where that is asked for, page by page', async () => {
      const { own, offers, person, company } = await suited(4);
      const newest = offers.toReversed();
      expect(idsOf(await own('&latests=true'))).toEqual(newest);
      const second = await listed(person, `/api/app/matchings?latests=1&_size=2&_from=2&_minisite=${company}`);
      expect([idsOf(second), second.jobs.total_search]).toEqual([newest.slice(2), 4]);
    });

    it('gives seven where nothing is said, and marks what is a favorite', async () => {
      const { person, offers } = await suited(8);
      const id = offers.at(-1) as number;
      await call(person, 'POST', '/api/candidates/favorites', { offer_id: id });
      const { jobs } = await listed(person);
      expect(jobs.data).toHaveLength(7);
      const { data } = (await listed(person, '/api/app/matchings?_size=50')).jobs;
      expect(data.filter(({ extra }) => extra.favorite).map((job) => job.id)).toEqual([id]);
    });

    it('is nobody else’s', async () => {
      const { own } = await suited(1);
      const stranger = await at().stage.person({ headline: 'Lighthouse keeper', languages: { Finnish: 7 } });
      await at().stage.settle();
      const [id] = idsOf(await own());
      expect(idsOf(await listed(stranger, '/api/app/matchings?_size=50'))).not.toContain(id);
      const { status, body } = await call<Problem>(stranger, 'PATCH', `${STATES}/${id}/discard`, {});
      expect([status, body.code]).toEqual([404, 'MATCHING_UNKNOWN']);
    });
  });

  describe('a matching', () => {
    it('is new until it was shown', async () => {
      const { person, own, offers } = await suited(2);
      const { unseen } = await own();
      const [first = 0] = offers;
      expect(await change(person, 'seen', { ids: [first, 2_000_000_000] })).toEqual({ unseen: unseen - 1, toasts: [] });
      const states = (await own()).jobs.data.map(({ id, matching: { state } }) => [id, state]);
      expect(states).toEqual(
        expect.arrayContaining([
          [first, 'seen'],
          [offers[1], 'new'],
        ]),
      );
      for (const ids of [[], [0], ['x'], Array.from({ length: 51 }, (_, index) => index + 1)]) {
        expect((await call(person, 'PATCH', `${STATES}/seen`, { ids })).status).toBe(422);
      }
    });

    it('goes when it is discarded, stands among the discarded with its reason, and comes back', async () => {
      const { person, own, offers } = await suited(3);
      const [first = 0, second = 0, third = 0] = offers;
      const { toasts } = await change(person, `${first}/discard`, { reason: 'too-far' });
      expect(toasts).toEqual([{ type: 'success', options: { message: 'Taken off your list' } }]);
      at().api.clock.advance(1_000);
      await change(person, `${second}/discard`, {});
      expect(idsOf(await own())).toEqual([third]);
      const discarded = await listed(person, '/api/app/matchings/discarded');
      expect(discarded.jobs.data.map(({ id, matching }) => [id, matching.state, matching.discarded_for])).toEqual([
        [second, 'discarded', 'none'],
        [first, 'discarded', 'too-far'],
      ]);
      expect(idsOf(await listed(person, '/api/app/matchings/discarded?_size=1&_from=1'))).toEqual([first]);

      await change(person, `${first}/restore`, {});
      expect(idsOf(await own())).toEqual(expect.arrayContaining([first, third]));
      expect(idsOf(await listed(person, '/api/app/matchings/discarded'))).toEqual([second]);
      expect((await call(person, 'PATCH', `${STATES}/${first}/discard`, { reason: 'ugly' })).status).toBe(422);
      const unknown = await call<Problem>(person, 'PATCH', `${STATES}/${third}/restore`, {});
      expect([unknown.status, unknown.body.code]).toEqual([404, 'MATCHING_UNKNOWN']);
    });
  });

  describe('GET /api/candidates/matchings/fits', () => {
    it('says of any offers how well they suit, as the list of the best does', async () => {
      const { person, own, offers } = await suited(2);
      const { stage } = at();
      const other = await stage.offer(await stage.company(), { title: 'Software developer' });
      await stage.settle();
      const best = (await own()).jobs.data.map(({ id, matching: { score } }) => ({ offer_id: id, score }));
      const ids = [...offers, other, 2_000_000_000].join(',');
      const { body } = await call(person, 'GET', `${STATES}/fits?ids=${ids}`);
      const { data } = offerFitsResponse.parse(body);
      expect(data).toHaveLength(best.length);
      expect(data).toEqual(expect.arrayContaining(best));
      for (const asked of ['', '0', '1,', 'x', Array.from({ length: 51 }, (_, index) => index + 1).join(',')]) {
        expect((await call(person, 'GET', `${STATES}/fits?ids=${asked}`)).status).toBe(422);
      }
    });
  });

  describe('GET /api/candidates/matchings/fits/{offer}', () => {
    it('says why an offer suits, as the list of the best does', async () => {
      const { person, own } = await suited(1);
      const { stage } = at();
      const other = await stage.offer(await stage.company(), { title: 'Software developer' });
      await stage.settle();
      const [best] = (await own()).jobs.data;
      const { state, discarded_for: reason, found_at: foundAt, ...fit } = (best as MatchedJob).matching;
      const { body } = await call(person, 'GET', `${STATES}/fits/${best?.id}`);
      expect(offerFitResponse.parse(body).fit).toEqual(fit);
      for (const id of [other, 2_000_000_000]) {
        expect((await call(person, 'GET', `${STATES}/fits/${id}`)).status).toBe(404);
      }
      expect((await call(person, 'GET', `${STATES}/fits/x`)).status).toBe(422);
    });
  });

  describe('GET /api/candidates/favorites', () => {
    it('says of each how it suits, as the list of what suits does, and nothing of what does not or has ended', async () => {
      const { person, own, offers } = await suited(2);
      const { stage } = at();
      const other = await stage.offer(await stage.company(), { title: 'Software developer' });
      await stage.settle();
      for (const id of [...offers, other]) await call(person, 'POST', '/api/candidates/favorites', { offer_id: id });
      const kept = async () => {
        const { body } = await call(person, 'GET', '/api/candidates/favorites');
        return new Map(favoritesResponse.parse(body).favorites.map(({ id, matching }) => [id, matching]));
      };
      const best = (await own()).jobs.data;
      const before = await kept();
      for (const { id, matching } of best) {
        const { state, discarded_for: reason, found_at: foundAt, ...fit } = matching;
        expect(before.get(id)).toEqual(fit);
      }
      expect([best.length, before.get(other)]).toEqual([2, null]);
      const [ended = 0] = offers;
      await stage.query(`UPDATE offer SET state = 'closed' WHERE id = $1`, [ended]);
      expect((await kept()).get(ended)).toBeNull();
    });
  });

  describe('whoever has matchings', () => {
    it('is led to them by a login, and is told in the profile', async () => {
      const { person } = await suited(1);
      const without = await at().stage.person({ headline: 'Lighthouse keeper', languages: { Finnish: 7 } });
      await at().stage.settle();
      const login = async ({ email }: TestAccount) => {
        const { body } = await new Visitor(at().api.url).call<LoginResponse>('POST', '/api/auth/login', {
          email,
          password: PASSWORD,
        });
        return [body.route, body.path];
      };
      const told = async (who: TestAccount) =>
        (await call<ProfileResponse>(who, 'GET', '/api/candidates/profile')).body.user.candidate
          .hasAlmostOneMatchingsOffer;
      expect([await login(person), await told(person)]).toEqual([['matchings', '/account/matchings'], true]);
      expect([await login(without), await told(without)]).toEqual([['jobs', '/jobs-for-Finnish-speakers'], false]);
    });

    it('sees the best three on the overview, and how many are new', async () => {
      const { person } = await suited(4);
      const show = async (): Promise<DashboardResponse['matchings']> =>
        dashboardResponse.parse((await call(person, 'GET', '/api/candidates/dashboard')).body).matchings;
      const before = await show();
      const best = idsOf(await listed(person)).slice(0, 3);
      expect([before.data.map(({ id }) => id), before.unseen]).toEqual([best, before.total]);
      await change(person, 'seen', { ids: best });
      expect((await show()).unseen).toBe(before.total - 3);
    });
  });
}
