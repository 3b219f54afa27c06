import { Database } from '@babelboard/platform';
import { type FavoritesResponse, favoritesResponse, offerMarksResponse, type Problem } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestAccount } from '../../support/accounts.js';
import { takeEvents } from '../../support/outbox.js';
import { COLOGNE, type FavoritesStage, GERMANY, setFavoritesStage } from './favorites-stage.js';

const FAVORITES = '/api/candidates/favorites';

let stage: FavoritesStage;

beforeAll(async () => {
  stage = await setFavoritesStage([
    ...Array.from({ length: 8 }, (_, index) => ({ title: `Porter ${index + 1}` })),
    {
      title: 'Kellnerin im Café',
      company: 'Rheinblick',
      places: [{ cityId: COLOGNE, countryId: GERMANY, text: null }],
      languageIds: [2],
    },
  ]);
});
afterAll(() => stage?.stop());

const idOf = (title: string) => stage.offers.get(title) as number;

async function keep(person: TestAccount, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const { status } = await stage.as(person)('POST', FAVORITES, { offer_id: idOf(title) });
    expect(status).toBe(201);
    stage.clock.advance(1_000);
  }
}

async function list(person: TestAccount, query = ''): Promise<FavoritesResponse> {
  const { status, body } = await stage.as(person)<unknown>('GET', FAVORITES + query);
  expect(status).toBe(200);
  return favoritesResponse.parse(body);
}

const titles = ({ favorites }: Pick<FavoritesResponse, 'favorites'>) => favorites.map(({ title }) => title);

describe('favorites', () => {
  it('are none at first', async () => {
    expect(await list(await stage.person())).toEqual({
      favorites: [],
      total: 0,
      totalExpired: 0,
      lastPage: 1,
      currentPage: 1,
      hasFavorites: false,
      favoriteMarketing: [],
    });
  });

  it('are added with the message of the specification and the first page, once however often', async () => {
    const person = await stage.person();
    await takeEvents(stage.app);
    const add = () => stage.as(person)<FavoritesResponse>('POST', FAVORITES, { offer_id: idOf('Porter 1') });
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body.toasts).toEqual([{ type: 'success', options: { message: 'Favorite added' } }]);
    expect(favoritesResponse.parse(body)).toMatchObject({ total: 1, hasFavorites: true });
    const [first] = body.favorites;
    expect(first).toMatchObject({ title: 'Porter 1', status: 'Active', extra: { favorite: true, available: true } });
    stage.clock.advance(60_000);
    const again = await add();
    expect(again.body.favorites[0]?.favorited_at).toBe(first?.favorited_at);
    expect(await takeEvents(stage.app)).toEqual([
      { type: 'favorites.favorite-added.v1', payload: { accountId: person.id, offerId: idOf('Porter 1') } },
    ]);
  });

  it('are removed by the id of the offer', async () => {
    const person = await stage.person();
    await keep(person, 'Porter 1', 'Porter 2');
    await takeEvents(stage.app);
    const remove = () => stage.as(person)<FavoritesResponse>('DELETE', `${FAVORITES}/${idOf('Porter 1')}`);
    const { status, body } = await remove();
    expect([status, body.toasts]).toEqual([200, [{ type: 'success', options: { message: 'Favorite removed' } }]]);
    expect(titles(body)).toEqual(['Porter 2']);
    expect(await takeEvents(stage.app)).toEqual([
      { type: 'favorites.favorite-removed.v1', payload: { accountId: person.id, offerId: idOf('Porter 1') } },
    ]);
    expect((await remove()).status).toBe(404);
  });

  it('come six at a time, the newest first, with the last page for one past the end', async () => {
    const person = await stage.person();
    await keep(person, ...Array.from({ length: 8 }, (_, index) => `Porter ${index + 1}`));
    const first = await list(person);
    expect(titles(first)).toEqual(['Porter 8', 'Porter 7', 'Porter 6', 'Porter 5', 'Porter 4', 'Porter 3']);
    expect(first).toMatchObject({ total: 8, lastPage: 2, currentPage: 1 });
    expect(first.favoriteMarketing.map(({ title }) => title)).toEqual(titles(first));
    const last = await list(person, '?page=9');
    expect(titles(last)).toEqual(['Porter 2', 'Porter 1']);
    expect(last).toMatchObject({ total: 8, lastPage: 2, currentPage: 2 });
    expect(last.favoriteMarketing).toHaveLength(6);
    expect(titles(await list(person, '?rows=3&page=2'))).toEqual(['Porter 5', 'Porter 4', 'Porter 3']);
  });

  it('stay when the offer ends, as they were and without a way to apply', async () => {
    const person = await stage.person();
    await keep(person, 'Porter 1', 'Kellnerin im Café');
    await stage.close(idOf('Kellnerin im Café'));
    try {
      const all = await list(person);
      expect(all).toMatchObject({ total: 2, totalExpired: 1 });
      expect(all.favorites[0]).toMatchObject({
        title: 'Kellnerin im Café',
        status: 'Expired',
        company: { name: 'Rheinblick' },
        places: [{ city: 'Cologne', country: 'Germany' }],
        extra: { available: false, redirect: null, favorite: true },
      });
      expect(titles(await list(person, '?status=expired'))).toEqual(['Kellnerin im Café']);
      expect(await list(person, '?status=Active')).toMatchObject({ total: 1, totalExpired: 1, hasFavorites: true });
    } finally {
      await stage.reopen(idOf('Kellnerin im Café'));
    }
  });

  it('can still be added when the offer has ended: it may have waited for a login', async () => {
    const person = await stage.person();
    await stage.close(idOf('Porter 8'));
    await keep(person, 'Porter 8');
    expect((await list(person)).favorites[0]?.status).toBe('Expired');
    await stage.reopen(idOf('Porter 8'));
  });

  it('are found by words of title, company and place', async () => {
    const person = await stage.person();
    await keep(person, 'Porter 1', 'Kellnerin im Café');
    for (const search of ['cafe', 'RHEIN kell', 'cologne', 'Germany kellnerin']) {
      expect(titles(await list(person, `?search=${encodeURIComponent(search)}`))).toEqual(['Kellnerin im Café']);
    }
    expect(await list(person, '?search=nobody')).toMatchObject({ total: 0, favorites: [], hasFavorites: true });
  });

  it('are at most 500, also for two who add at the same time', async () => {
    const person = await stage.person();
    await stage.app.get(Database).query(
      `INSERT INTO offer (company_id, state, title, description_html, description_text, ad_language_detected, places, languages,
         skill_ids, employment_types, posted_at, published_at, expires_at, created_at, updated_at)
       SELECT company_id, 'closed', title, '', '', false, places, languages, skill_ids, employment_types, posted_at, now(), now(), now(), now()
       FROM offer, generate_series(1, 499) WHERE id = $1`,
      [idOf('Porter 1')],
    );
    await stage.app.get(Database).query(
      `INSERT INTO favorite_offer (account_id, offer_id, added_at)
       SELECT $1, id, now() FROM offer WHERE state = 'closed' ORDER BY id DESC LIMIT 499`,
      [person.id],
    );
    const answers = await Promise.all(
      ['Porter 1', 'Porter 2'].map((title) => stage.as(person)<Problem>('POST', FAVORITES, { offer_id: idOf(title) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused?.code).toBe('TOO_MANY_FAVORITES');
    expect(refused?.toasts?.[0]?.options.message).toContain('500');
    expect(await list(person, '?rows=50&page=10')).toMatchObject({ total: 500, lastPage: 10 });
  });

  it.each([
    ['POST', { offer_id: 2_000_000_000 }, '', 404],
    ['POST', {}, '', 422],
    ['POST', { offer_id: '1' }, '', 422],
    ['DELETE', undefined, '/2000000000', 404],
    ['DELETE', undefined, '/abc', 422],
    ['GET', undefined, '?rows=51', 422],
    ['GET', undefined, '?page=0', 422],
    ['GET', undefined, '?status=dead', 422],
  ])('refuse %s %j%s', async (method, body, rest, expected) => {
    const { status } = await stage.as(await stage.person())(method, FAVORITES + rest, body);
    expect(status).toBe(expected);
  });

  it('are of nobody else', async () => {
    const [one, other] = [await stage.person(), await stage.person()];
    await keep(one, 'Porter 1');
    expect(await list(other)).toMatchObject({ total: 0, hasFavorites: false });
    expect((await stage.as(other)('DELETE', `${FAVORITES}/${idOf('Porter 1')}`)).status).toBe(404);
    expect(await list(one)).toMatchObject({ total: 1 });
  });

  it('are told to nobody who keeps answers', async () => {
    const person = await stage.person();
    const answer = await fetch(stage.url + FAVORITES, { headers: person.bearer });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('are known by ids alone', async () => {
    const person = await stage.person();
    await keep(person, 'Porter 3', 'Porter 1');
    const { body } = await stage.as(person)<unknown>('GET', '/api/candidates/offer-marks');
    expect(offerMarksResponse.parse(body)).toEqual({
      favorites: [idOf('Porter 1'), idOf('Porter 3')],
      hidden_companies: [],
      seen_offers: [],
    });
  });
});

describe('opened offers', () => {
  const note = (person: TestAccount, ids: number[]) =>
    stage.as(person)<{ seen_offers: number[] }>('POST', '/api/candidates/seen-offers', { ids });

  it('are kept in their order, those that nobody knows passed over', async () => {
    const person = await stage.person();
    const [a, b, c] = [idOf('Porter 1'), idOf('Porter 2'), idOf('Porter 3')];
    expect((await note(person, [b, 2_000_000_000, a, b])).body.seen_offers).toEqual([b, a]);
    stage.clock.advance(1_000);
    expect((await note(person, [a, c])).body.seen_offers).toEqual([b, a, c]);
    expect((await note(person, [2_000_000_000])).status).toBe(200);
    const { body } = await stage.as(person)<{ seen_offers: number[] }>('GET', '/api/candidates/offer-marks');
    expect(body.seen_offers).toEqual([b, a, c]);
  });

  it('are 500 at most: the oldest go', async () => {
    const person = await stage.person();
    const rows = await stage.app
      .get(Database)
      .query<{ id: number }>(`SELECT id FROM offer WHERE state = 'closed' ORDER BY id LIMIT 499`);
    const closed = rows.map(({ id }) => id);
    await note(person, [idOf('Porter 1'), ...closed]);
    stage.clock.advance(1_000);
    const { body } = await note(person, [idOf('Porter 2')]);
    expect(body.seen_offers).toEqual([...closed, idOf('Porter 2')]);
    expect(
      (
        await note(
          person,
          Array.from({ length: 501 }, (_, index) => index + 1),
        )
      ).status,
    ).toBe(422);
  });
});
