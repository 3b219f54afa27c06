import { Database, Eraser, PersonalDataReader, RETENTION_MS } from '@babelboard/platform';
import { type ProductRatingsResponse, productRatingResponse, productRatingsResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ForgetRatingTexts } from '../../../libs/candidates/src/product-rating/schedules/forget-rating-texts.schedule.js';
import { makeAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { type Answer, messageOf, ProfileOwner, refusalOf } from './profile-owner.js';

export function describeProductRating(started: () => TestApi): void {
  let api: TestApi;
  let ana: ProfileOwner;
  let admin: Record<string, string>;
  beforeAll(async () => {
    api = started();
    ana = await ProfileOwner.arrive(api);
    admin = (await makeAccount(api.app, 'admin')).bearer;
  });

  const rate = (owner: ProfileOwner, body: unknown) => owner.call('POST', 'product-rating', body);
  const skip = (owner: ProfileOwner) => owner.call('POST', 'product-rating/skip');
  const taskOf = ({ body }: Answer) => body.tasks.comment;
  const query = (sql: string, values: unknown[] = []) => api.app.get(Database).query(sql, values);
  async function listed(query = ''): Promise<ProductRatingsResponse> {
    const response = await fetch(`${api.url}/api/admin/product-ratings?${query}`, { headers: admin });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return productRatingsResponse.parse(await response.json());
  }
  async function rated(score: number, comment = ''): Promise<ProfileOwner> {
    const owner = await ProfileOwner.arrive(api);
    expect((await rate(owner, { score, comment })).status).toBe(200);
    return owner;
  }

  describe('/api/candidates/product-rating', () => {
    it('takes a score and some words, counts them as a task, and takes another answer in their place', async () => {
      const before = await ana.profile();
      expect([before.user.candidate.tasks.comment, before.user.candidate.percent]).toEqual([0, 0]);
      const answer = await rate(ana, { score: 4, comment: '  Schön, aber langsam.\nBitte schneller.  ' });
      expect([answer.status, messageOf(answer)]).toEqual([200, 'Thank you for telling us']);
      expect(productRatingResponse.parse(answer.body)).toEqual(answer.body);
      expect(answer.body).toMatchObject({ percent: 10, tasks_done: 1, tasks: { comment: 1 } });
      expect((await ana.profile()).user.candidate.tasks.comment).toBe(1);
      await rate(ana, { score: 5 });
      expect(await query('SELECT score, comment FROM product_rating WHERE account_id = $1', [ana.account.id])).toEqual([
        { score: 5, comment: '' },
      ]);
    });

    it.each([{}, { score: 0 }, { score: 6 }, { score: 2.5 }, { score: '5' }, { score: 5, comment: 'x'.repeat(2_001) }])(
      'refuses what is no rating: %j',
      async (body) => {
        const eve = await ProfileOwner.arrive(api);
        const answer = await rate(eve, body);
        expect([answer.status, refusalOf(answer)[2]]).toEqual([422, ['comment' in body ? 'comment' : 'score']]);
        expect((await eve.profile()).user.candidate.tasks.comment).toBe(0);
      },
    );

    it('is not asked for again where it was skipped; a skip takes no rating away', async () => {
      const eve = await ProfileOwner.arrive(api);
      const skipped = await skip(eve);
      expect([taskOf(skipped), messageOf(skipped)]).toEqual([1, 'All right. We will not ask again']);
      await rate(eve, { score: 2, comment: 'After all' });
      expect(taskOf(await skip(eve))).toBe(1);
      expect((await listed('score=2')).data.map(({ comment }) => comment)).toContain('After all');
    });

    it('stands once, however many windows answer at once', async () => {
      const eve = await ProfileOwner.arrive(api);
      const answers = await Promise.all([rate(eve, { score: 1 }), rate(eve, { score: 5 }), skip(eve), skip(eve)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const [row, ...others] = await query('SELECT score FROM product_rating WHERE account_id = $1', [eve.account.id]);
      expect([others, [1, 5]]).toEqual([[], expect.arrayContaining([(row as { score: number }).score])]);
    });

    it('is in the copy of one’s data, and goes with the account', async () => {
      const eve = await rated(3, 'Too few offers in Estonian');
      const { id } = eve.account;
      const copied = new Map<string, unknown>();
      await api.app.get(Database).transaction(async (tx) => {
        for await (const { name, rows } of api.app.get(PersonalDataReader).read(tx, { accountId: id, email: null })) {
          copied.set(name, rows);
        }
        await api.app.get(Eraser).erase(tx, { accountId: id, email: null });
      });
      expect(copied.get('ratings_of_the_product')).toEqual([
        { answered_at: expect.any(Date), score: 3, comment: 'Too few offers in Estonian' },
      ]);
      expect(await query(`SELECT 1 FROM product_rating WHERE comment LIKE '%Estonian'`)).toEqual([]);
    });
  });

  describe('what operators read', () => {
    it('is page after page, newest first, by score, with what all come to', async () => {
      await query('DELETE FROM product_rating');
      expect((await listed()).summary).toMatchObject({ total: 0, average: null, skipped: 0 });
      const owners: ProfileOwner[] = [];
      for (const [at, score] of [5, 4, 5, 1].entries()) owners.push(await rated(score, `Rating ${at}`));
      await skip(ana);
      const first = await listed('size=3');
      expect(first.data).toEqual(
        [3, 2, 1].map((at) => ({
          id: expect.any(Number),
          at: expect.any(String),
          score: [5, 4, 5, 1][at],
          comment: `Rating ${at}`,
          account_id: owners[at]?.account.id,
        })),
      );
      expect(first.summary).toEqual({
        total: 4,
        average: 3.75,
        skipped: 1,
        scores: [
          { score: 5, total: 2 },
          { score: 4, total: 1 },
          { score: 3, total: 0 },
          { score: 2, total: 0 },
          { score: 1, total: 1 },
        ],
      });
      const second = await listed(`size=3&cursor=${first.next_cursor}`);
      expect([second.data.map(({ comment }) => comment), second.next_cursor]).toEqual([['Rating 0'], null]);
      expect((await listed('score=5')).data.map(({ comment }) => comment)).toEqual(['Rating 2', 'Rating 0']);
      const refused = await fetch(`${api.url}/api/admin/product-ratings?score=6`, { headers: admin });
      expect(refused.status).toBe(422);
    });

    it('loses its words after a year; the score stays, and nobody is asked again', async () => {
      const old = await rated(4, 'Old words');
      await rated(4, 'Young words');
      const ago = new Date(api.clock.now().getTime() - RETENTION_MS.ratingText);
      await query('UPDATE product_rating SET answered_at = $2 WHERE account_id = $1', [old.account.id, ago]);
      await api.app.get(ForgetRatingTexts, { strict: false }).run();
      const { data, summary } = await listed('score=4');
      expect(data.map(({ comment }) => comment)).toEqual(['Young words', '', 'Rating 1']);
      expect(summary.total).toBe(6);
      expect((await old.profile()).user.candidate.tasks.comment).toBe(1);
    });
  });
}
