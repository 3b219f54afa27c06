import { Database } from '@babelboard/platform';
import type { OffersBulkResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';
import { takeEvents } from '../../support/outbox.js';
import { Poster, pathsOf, VIENNA } from './poster.js';

const DAY_MS = 86_400_000;

export function describeOfferStates(started: () => TestApi): void {
  let api: TestApi;
  let poster: Poster;
  beforeAll(async () => {
    api = started();
    poster = await Poster.arrive(api, 30);
  });
  const sql = (text: string, values: unknown[]) => api.app.get(Database, { strict: false }).query(text, values);
  const codeOf = async (method: string, path: string, body?: unknown) =>
    (await poster.call(method, path, body)).body.code;

  describe('an offer of a company', () => {
    it('is published once whole, and says so with an event that holds its id', async () => {
      const { body } = await poster.call('POST', '', { title: 'Cook' });
      const refused = await poster.call('POST', `/${body.offer.id}/publish`);
      expect([refused.status, pathsOf(refused.body)]).toEqual([422, ['places', 'description', 'employment_type']]);
      await takeEvents(api.app);
      const { id, url, state, expires_at } = await poster.live();
      expect([state, url?.startsWith('/jobs/')]).toEqual(['published', true]);
      expect(new Date(expires_at as string)).toEqual(new Date(api.clock.now().getTime() + 30 * DAY_MS));
      expect(await takeEvents(api.app)).toEqual([{ type: 'offers.offer-published.v1', payload: { offerId: id } }]);
      expect(await codeOf('POST', `/${id}/publish`)).toBe('OFFER_STATE_FORBIDS');
    });

    it('names its pay where the law of its place wants that', async () => {
      const { id, missing } = await poster.draft({ places: [{ city_id: VIENNA, country_id: null }] });
      expect(missing).toEqual(['salary']);
      const refused = await poster.call('POST', `/${id}/publish`);
      expect([refused.status, pathsOf(refused.body)]).toEqual([422, ['salary']]);
      const salary = { min: 2_600, max: null, currency: 'EUR', period: 'month' };
      await poster.call('PATCH', `/${id}`, { salary });
      expect((await poster.call('POST', `/${id}/publish`)).status).toBe(200);
      expect(pathsOf((await poster.call('PATCH', `/${id}`, { salary: null })).body)).toEqual(['salary']);
    });

    it('goes and comes back, ends with an outcome, and is posted anew as a draft', async () => {
      const { id } = await poster.live();
      await takeEvents(api.app);
      expect((await poster.call('POST', `/${id}/pause`)).body.offer).toMatchObject({ state: 'paused', url: null });
      expect((await poster.call('POST', `/${id}/resume`)).body.offer.state).toBe('published');
      expect(await codeOf('POST', `/${id}/repost`)).toBe('OFFER_STATE_FORBIDS');
      const closed = await poster.call('POST', `/${id}/close`, { outcome: 'elsewhere' });
      expect(closed.body.offer).toMatchObject({ state: 'closed', closed_outcome: 'elsewhere' });
      expect((await takeEvents(api.app)).map(({ type }) => type)).toEqual([
        'offers.offer-closed.v1',
        'offers.offer-published.v1',
        'offers.offer-closed.v1',
      ]);
      for (const [path, body] of [
        ['publish'],
        ['resume'],
        ['renew'],
        ['pause'],
        ['close', { outcome: 'here' }],
      ] as const) {
        expect(await codeOf('POST', `/${id}/${path}`, body)).toBe('OFFER_STATE_FORBIDS');
      }
      expect(await codeOf('PATCH', `/${id}`, { title: 'Chef' })).toBe('OFFER_STATE_FORBIDS');
      const { status, body } = await poster.call('POST', `/${id}/repost`);
      expect([status, body.offer.state, body.offer.title]).toEqual([201, 'draft', closed.body.offer.title]);
      expect(body.offer.id).not.toBe(id);
    });

    it('stands where it stood when it is posted anew within two weeks, and first after them', async () => {
      const { id } = await poster.live({
        title: 'Cook for the night',
        description: '<p>Cooks soups for all guests of the night.</p>',
      });
      const first = new Date(api.clock.now().getTime() - 10 * DAY_MS);
      await sql('UPDATE offer SET posted_at = $2 WHERE id = $1', [id, first]);
      const again = async () => {
        const { body } = await poster.call('POST', `/${id}/duplicate`);
        await poster.call('POST', `/${body.offer.id}/publish`);
        const [row] = await sql('SELECT posted_at AS at FROM offer WHERE id = $1', [body.offer.id]);
        await poster.call('POST', `/${body.offer.id}/close`, { outcome: 'not' });
        return (row as { at: Date }).at;
      };
      expect(await again()).toEqual(first);
      expect(await again()).toEqual(first);
      await sql('UPDATE offer SET posted_at = posted_at - $2::interval WHERE title = $1', [
        'Cook for the night',
        '5 days',
      ]);
      expect(await again()).toEqual(api.clock.now());
    });

    it('gets its days anew, also when they are over', async () => {
      const { id } = await poster.live();
      const endsIn = (days: number) =>
        sql('UPDATE offer SET expires_at = $2 WHERE id = $1', [
          id,
          new Date(api.clock.now().getTime() + days * DAY_MS),
        ]);
      await endsIn(20);
      const renewed = (await poster.call('POST', `/${id}/renew`)).body.offer;
      expect(new Date(renewed.expires_at as string)).toEqual(new Date(api.clock.now().getTime() + 30 * DAY_MS));
      await endsIn(-1);
      expect((await poster.find(id)).url).toBeNull();
      expect((await poster.call('POST', `/${id}/renew`)).body.offer).toMatchObject({ state: 'published' });
      expect((await poster.find(id)).url).not.toBeNull();
    });

    it('takes its versions along when it is duplicated', async () => {
      const { id } = await poster.draft();
      await poster.call('PUT', `/${id}/versions/7`, { title: 'Cuisinier', description: '<p>Cuisine</p>' });
      const { body } = await poster.call('POST', `/${id}/duplicate`);
      expect(body.offer.versions).toEqual([{ language: 7, title: 'Cuisinier', description: '<p>Cuisine</p>' }]);
    });

    it('is changed for those who see it: they are told, and it stays whole', async () => {
      const { id } = await poster.live();
      await takeEvents(api.app);
      await poster.call('PATCH', `/${id}`, { title: 'Head cook' });
      expect(await takeEvents(api.app)).toEqual([{ type: 'offers.offer-changed.v1', payload: { offerId: id } }]);
      expect(pathsOf((await poster.call('PATCH', `/${id}`, { description: ' ' })).body)).toEqual(['description']);
      expect((await poster.find(id)).description).not.toBe('');
    });
  });

  describe('who may publish', () => {
    it('has one live offer for nothing, also where twenty are published at once', async () => {
      const small = await Poster.arrive(api);
      const drafts = await Promise.all(Array.from({ length: 20 }, () => small.draft()));
      const answers = await Promise.all(drafts.map(({ id }) => small.call('POST', `/${id}/publish`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
        new Set(['OFFER_ALLOWANCE_USED']),
      );
    });

    it.each([
      ['COMPANY_NOT_VERIFIED', `UPDATE company SET state = 'pending' WHERE id = $1`],
      ['COMPANY_SUSPENDED', 'UPDATE company SET suspended_at = now() WHERE id = $1'],
      ['EMAIL_NOT_VERIFIED', 'UPDATE account SET email_verified_at = NULL WHERE id = $2 AND $1::int > 0'],
    ])('is told why not: %s', async (code, statement) => {
      const barred = await Poster.arrive(api);
      const { id } = await barred.draft();
      const values = statement.includes('$2') ? [barred.companyId, barred.account.id] : [barred.companyId];
      await sql(statement, values);
      const { status, body } = await barred.call('POST', `/${id}/publish`);
      expect([status, body.code]).toEqual([403, code]);
      expect((await barred.call<{ barred: string }>('GET')).body.barred).toBe(code);
      const edited = (await barred.call('PATCH', `/${id}`, { title: 'Still writing' })).status;
      expect(edited).toBe(code === 'COMPANY_SUSPENDED' ? 403 : 200);
    });
  });

  describe('many offers at once', () => {
    it('do the same, each for itself', async () => {
      const [one, two] = [await poster.live(), await poster.live()];
      const draft = await poster.draft();
      const stranger = await (await Poster.arrive(api)).live();
      const ids = [one.id, two.id, draft.id, stranger.id];
      const { body } = await poster.call<OffersBulkResponse>('POST', '/bulk', { ids, action: 'close', outcome: 'not' });
      expect(body.done).toEqual([one.id, two.id]);
      expect(body.refused.map(({ id, code }) => [id, code])).toEqual([
        [draft.id, 'OFFER_STATE_FORBIDS'],
        [stranger.id, 'OFFER_NOT_FOUND'],
      ]);
      expect(body.toasts[0]?.options.message).toBe('2 offers changed, 2 could not be');
      expect((await poster.find(two.id)).closed_outcome).toBe('not');
    });

    it('are not closed before somebody says how the search ended', async () => {
      const { id } = await poster.live();
      const { status, body } = await poster.call('POST', '/bulk', { ids: [id], action: 'close' });
      expect([status, pathsOf(body)]).toEqual([422, ['outcome']]);
      expect((await poster.find(id)).state).toBe('published');
    });
  });
}
