import { AddSkill, BlockCompany, ChangeSpokenLanguage, RemoveSkill, UpdatePreferences } from '@babelboard/candidates';
import { SuspendCompany } from '@babelboard/companies';
import { HideCompany, UnhideCompany } from '@babelboard/favorites';
import { DiscardMatching, MarkMatchingsSeen, Matchings, RestoreMatching } from '@babelboard/matching';
import { CloseOffer, OffersOfSilentCompany } from '@babelboard/offers';
import { Database, LiveChannel } from '@babelboard/platform';
import { DeleteAccount } from '@babelboard/privacy';
import { EscoRelations } from '@babelboard/reference-data/contract';
import { describe, expect, it } from '@jest/globals';
import { CompareMatchings } from '../../../libs/matching/src/keeping/schedules/compare-matchings.schedule.js';
import { MOST_MATCHINGS } from '../../../libs/matching/src/keeping/store/matching-tables.js';
import { scoreMatching } from '../../../libs/matching/src/scoring/domain/score-matching.js';
import { sessionOf, type TestAccount } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import type { MatchingStage } from './matching-stage.js';

const DAY_MS = 24 * 3_600_000;

export function describeMatchingUpToDate(at: () => MatchingStage): void {
  const settled = async () => at().settle();
  const mandatory = (slug: string, level: 4 | 6) => [
    { languageId: at().languageId(slug), level, mandatory: true, recognised: false, oneOfGroup: null },
  ];

  describe('matchings', () => {
    it('come when an offer is published, go when it is closed, and follow what it asks', async () => {
      const [person, company] = [await at().person(), await at().company()];
      await settled();
      const id = await at().offer(company, {}, 'follows');
      await settled();
      expect(await at().offersOf(person)).toContain(id);
      await at().offer(company, { languages: mandatory('German', 6) }, 'follows');
      await settled();
      expect(await at().offersOf(person)).not.toContain(id);
      await at().offer(company, { languages: mandatory('German', 4) }, 'follows');
      await settled();
      expect(await at().offersOf(person)).toContain(id);
      await at().run(new CloseOffer(id));
      expect(await at().offersOf(person)).not.toContain(id);
      await settled();
      expect(await at().query('SELECT FROM matching WHERE offer_id = $1', [id])).toEqual([]);
    });

    it('follow the profile, half a minute after it came to a rest', async () => {
      const person = await at().person({ headline: 'Software developer', languages: { German: 5, Polish: 2 } });
      const polish = { languages: mandatory('Polish', 4), title: 'Software developer' };
      const id = await at().offer(await at().company(), polish);
      await settled();
      expect(await at().offersOf(person)).not.toContain(id);
      await at().run(new ChangeSpokenLanguage(person.id, 'Polish', 'Polish', 4));
      await settled();
      expect(await at().offersOf(person)).toContain(id);
    });

    it('need a profile that is intermediate at least', async () => {
      const person = await at().person({ languages: {} });
      const id = await at().offer(await at().company(), {});
      await settled();
      expect(await at().get(Matchings).hasAny(person.id)).toBe(false);
      expect(id).toBeGreaterThan(0);
    });

    it('leave out companies that somebody blocked or hid, that are suspended, or do not answer', async () => {
      const person = await at().person();
      const companies = await Promise.all(['blocked', 'hidden', 'silent', 'suspended'].map(() => at().company()));
      const offers: number[] = [];
      for (const company of companies) offers.push(await at().offer(company, {}));
      await settled();
      const ofThese = async () => (await at().offersOf(person)).filter((id) => offers.includes(id)).sort();
      expect(await ofThese()).toEqual(offers);
      const [blocked = 0, hidden = 0, silent = 0, suspended = 0] = companies;
      await at().run(new BlockCompany(person.id, blocked));
      await at().run(new HideCompany(person.id, hidden));
      await at()
        .get(Database)
        .transaction((tx) => at().get(OffersOfSilentCompany).sink(tx, silent));
      await at().run(new SuspendCompany(suspended));
      await settled();
      expect(await ofThese()).toEqual([]);
      await at().run(new UnhideCompany(person.id, hidden));
      await settled();
      expect(await ofThese()).toEqual([offers[1]]);
    });

    it('stay discarded however they are worked out anew, and come back when they are restored', async () => {
      const [person, company] = [await at().person(), await at().company()];
      const [first, second] = [await at().offer(company, {}, 'one'), await at().offer(company, {}, 'two')];
      await settled();
      await at().run(new DiscardMatching(person.id, first, 'none'));
      expect(await at().offersOf(person)).not.toContain(first);
      await at().offer(company, { skillIds: [at().skillId('JavaScript')] }, 'one');
      await at().run(new UpdatePreferences(person.id, { relocate: true }));
      await settled();
      expect(await at().offersOf(person)).not.toContain(first);
      const { matchings, total } = await at().get(Matchings).discarded(person.id, { from: 0, size: 7 });
      expect([total, matchings[0]?.offerId, matchings[0]?.discardedFor]).toEqual([1, first, 'none']);
      await at().run(new RestoreMatching(person.id, first));
      expect(await at().offersOf(person)).toEqual(expect.arrayContaining([first, second]));
      await settled();
      expect(await at().offersOf(person)).toEqual(expect.arrayContaining([first, second]));
      await expect(at().run(new DiscardMatching(person.id, 999_999, 'none'))).rejects.toMatchObject({
        code: 'MATCHING_UNKNOWN',
      });
    });

    it('learn from the reason of a discard, until it is taken back', async () => {
      const [person, company] = [await at().person(), await at().company()];
      const [first, second] = [await at().offer(company, {}), await at().offer(company, {})];
      await settled();
      await at().run(new DiscardMatching(person.id, first, 'company'));
      await settled();
      expect(await at().offersOf(person)).not.toContain(second);
      await at().run(new RestoreMatching(person.id, first));
      await settled();
      expect(await at().offersOf(person)).toEqual(expect.arrayContaining([first, second]));
    });

    it('are new until they are seen, and tell open pages', async () => {
      const [person, company] = [await at().person(), await at().company()];
      const id = await at().offer(company, {});
      const news: unknown[] = [];
      at()
        .get(LiveChannel)
        .listen(`candidate:${person.id}`, (told) => news.push(told));
      await eventually(async () => {
        await at()
          .get(Database)
          .transaction((tx) => at().get(LiveChannel).announce(tx, `candidate:${person.id}`, { kind: 'heard' }));
        expect(news.length).toBeGreaterThan(0);
      });
      await settled();
      await eventually(() => expect(news).toContainEqual({ lost: false, payload: { kind: 'matchings' } }));
      const { all, unseen } = await at().get(Matchings).count(person.id);
      expect([all > 0, unseen]).toEqual([true, all]);
      await at().run(new MarkMatchingsSeen(person.id, [id]));
      expect(await at().get(Matchings).count(person.id)).toEqual({ all, unseen: all - 1 });
    });

    it('go with the account', async () => {
      const person = await at().person();
      await at().offer(await at().company(), {}, 'for who goes');
      await settled();
      const [id] = await at().offersOf(person);
      await at().run(new MarkMatchingsSeen(person.id, [id as number]));
      const session = { ...(await sessionOf(at().test.app, person.id)), createdAt: new Date() };
      await at().run(new DeleteAccount(session, { reason: 6, text: '', password: null }));
      await settled();
      for (const table of ['matching', 'matching_person', 'matching_mark']) {
        expect(await at().query(`SELECT FROM ${table} WHERE account_id = $1`, [person.id])).toEqual([]);
      }
    });
  });

  describe('after many changes at random', () => {
    it('the tables are what a fresh computation gives, and every score what its inputs come to', async () => {
      const random = seeded(12);
      const titles = ['Waiter', 'Kellnerin', 'Barista', 'Waitress', 'Cook', 'Koch (m/w/d)', 'Software developer'];
      const skills = ['JavaScript', 'SQL', 'coffee-types'].filter((slug) => at().skillId(slug) !== undefined);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const companies = [await at().company(), await at().company(), await at().company()];
      const people: TestAccount[] = [];
      for (const headline of ['Waiter', 'Cook', 'Software developer', 'Nurse'])
        people.push(await at().person({ headline }));
      const keys = Array.from({ length: 120 }, (_, key) => `random ${key}`);
      const ids = new Map<string, number>();
      for (const key of keys) ids.set(key, await at().offer(pick(companies), { title: pick(titles) }, key));
      await settled();
      const changes: (() => Promise<unknown>)[] = [
        () => at().offer(pick(companies), { title: pick(titles), skillIds: [at().skillId(pick(skills))] }, pick(keys)),
        () =>
          at().offer(
            pick(companies),
            { title: pick(titles), languages: mandatory('German', pick([4, 6])) },
            pick(keys),
          ),
        () =>
          at()
            .run(new CloseOffer(ids.get(pick(keys)) as number))
            .catch(() => undefined),
        () => at().run(new AddSkill(pick(people).id, pick(skills))),
        () =>
          at()
            .run(new RemoveSkill(pick(people).id, at().skillId(pick(skills))))
            .catch(() => undefined),
        () => at().run(new UpdatePreferences(pick(people).id, { headline: pick(titles) })),
        () => at().run(new HideCompany(pick(people).id, pick(companies))),
        () =>
          at()
            .run(new UnhideCompany(pick(people).id, pick(companies)))
            .catch(() => undefined),
        () => discardOne(pick(people).id),
        settled,
      ];
      const discardOne = async (id: number) => {
        const [offerId] = await at().offersOf({ id });
        if (offerId !== undefined)
          await at().run(new DiscardMatching(id, offerId, pick(['none', 'other-work'] as const)));
      };
      for (let change = 0; change < 60; change += 1) await pick(changes)();
      await settled();
      const table = () => at().query('SELECT account_id, offer_id, score, parts, unsaid FROM matching ORDER BY 1, 2');
      const kept = await table();
      const counts = await at().query<{ count: number }>('SELECT count(*)::int FROM matching GROUP BY account_id');
      // Whoever has as many as are kept may have had more: that is where it goes wrong.
      expect(counts.some(({ count }) => count === MOST_MATCHINGS)).toBe(true);
      await at().query('DELETE FROM matching');
      await at().get(CompareMatchings).run();
      await settled();
      expect(await table()).toEqual(kept);

      const graph = await at().get(EscoRelations).load();
      const stored = await at().query<{ brings: never; asks: never; score: number }>(
        'SELECT brings, asks, score FROM matching JOIN matching_person USING (account_id)',
      );
      const wrong = stored.filter(({ brings, asks, score }) => scoreMatching(brings, asks, graph)?.score !== score);
      expect(wrong).toEqual([]);
    });
  });

  describe('matchings of somebody who goes on changing a profile', () => {
    it('wait half a minute after the first of several changes, and no longer', async () => {
      const person = await at().person({ headline: 'Nurse' });
      await settled();
      // Ahead of the database, whose time counts as well; last of all, since what came before has ended then.
      at().test.clock.advance(1_000 * DAY_MS);
      const id = await at().offer(await at().company(), { title: 'Waiter' });
      await settled();
      await at().run(new UpdatePreferences(person.id, { headline: 'Waiter' }));
      await at().settle({ seconds: 20 });
      await at().run(new UpdatePreferences(person.id, { relocate: true }));
      await at().settle({ seconds: 9 });
      expect(await at().offersOf(person)).not.toContain(id);
      await at().settle({ seconds: 2 });
      expect(await at().offersOf(person)).toContain(id);
    });
  });
}

/** The same numbers from 0 to 1 each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
