import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { OwnCvSearch, PeopleResponse, Problem } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { Poster } from '../company-offers/poster.js';
import { ownWord, type PeopleStage, type Searcher } from './people-stage.js';

export function describeFitting(at: () => PeopleStage): void {
  const languageId = (slug: string) => at().get(ReferenceCatalogue).languageBySlug(slug)?.id as number;

  /** A company with a live offer for nurses who speak German, and people who have a word in common. */
  async function stage(people: Searcher[]) {
    const word = ownWord();
    const poster = await Poster.arrive(at().api);
    const offer = await poster.live({
      title: 'Nurse',
      apply: { here: true },
      languages: [{ language: languageId('German'), level: 2, cefr: 'B2', mandatory: true }],
    });
    for (const person of people) {
      await at().person({ ...person, letter: `<p>${word}</p>` });
    }
    await at().settle();
    const find = (more = '') => at().find(poster.account, `what=${word}&sort=fit&offer=${offer.id}${more}`);
    return { poster, offer, word, find };
  }

  const BAKER: Searcher = { headline: 'Baker', languages: { German: 7 } };
  const NURSE: Searcher = { headline: 'Nurse', languages: { German: 5 } };
  const WITHOUT: Searcher = { headline: 'Nurse', languages: { German: 3, French: 7 } };

  const shown = ({ people }: PeopleResponse) =>
    people.map(({ headline, fit }) => [headline, fit?.lacks ?? (fit?.score ?? 0) > 0]);

  describe('people in the order in which they fit an offer', () => {
    it('come the best first, with the reasons; who lacks a language that it insists on comes last', async () => {
      const { offer, find } = await stage([WITHOUT, BAKER, NURSE]);
      const found = await find();
      expect(found.by_fit).toEqual({ offer: { id: offer.id, title: offer.title }, ordered: 3 });
      expect(shown(found)).toEqual([
        ['Nurse', true],
        ['Baker', 'not-near'],
        ['Nurse', 'language'],
      ]);
      const [best] = found.people;
      expect(best?.fit?.matching?.languages).toMatchObject([{ slug: 'German', held: { cefr: 'C1' } }]);
      expect(best?.fit?.matching?.parts).toContainEqual(
        expect.objectContaining({ part: 'occupation', closeness: 'same', from: 'headline' }),
      );
      expect(best?.snippet).not.toBe('');
      expect(found.people[1]?.fit?.matching).toBeNull();
    });

    it('come page by page, each once, and one past the end gives the last', async () => {
      const { find } = await stage([NURSE, WITHOUT, BAKER]);
      const pages = [await find('&rows=2'), await find('&rows=2&page=2'), await find('&rows=2&page=9')];
      expect(pages.map(({ currentPage, lastPage, total }) => [currentPage, lastPage, total])).toEqual([
        [1, 2, 3],
        [2, 2, 3],
        [2, 2, 3],
      ]);
      const ids = pages.map(({ people }) => people.map(({ id }) => id));
      expect(ids[2]).toEqual(ids[1]);
      expect(new Set(ids.flat()).size).toBe(3);
    });

    it('are judged by nothing but what the company may see of them', async () => {
      const worked = (employer: string): Searcher => ({
        ...BAKER,
        job: { position: 'Nurse', employer, since: '2015' },
      });
      const { find } = await stage([worked('Nurse'), worked('Mill & Co')]);
      const found = await find();
      // The name of an employer is masked wherever it stands, also where it names a trade.
      expect(found.people.map(({ positions }) => positions)).toEqual([['Nurse'], []]);
      expect(shown(found)).toEqual([
        ['Baker', true],
        ['Baker', 'not-near'],
      ]);
    });

    it('are put so by a live offer of the company alone', async () => {
      const { poster, offer, find } = await stage([NURSE]);
      const other = await stage([]);
      const asked = async (query: string) => {
        const path = `/api/companies/people?sort=fit${query}`;
        const { status, body } = await at().call<Problem>(poster.account, 'GET', path);
        return [status, body.code, body.errors?.[0]?.path];
      };
      const refusal = [422, 'OFFER_NOT_TO_COMPARE_WITH', 'offer'];
      expect(await asked('')).toEqual(refusal);
      expect(await asked('&offer=2147483647')).toEqual(refusal);
      expect(await asked(`&offer=${other.offer.id}`)).toEqual(refusal);
      expect((await find()).offers).toEqual([{ id: offer.id, title: offer.title }]);
      await poster.call('POST', `/${offer.id}/pause`);
      expect(await asked(`&offer=${offer.id}`)).toEqual(refusal);
    });

    it('see which offer a company came from, if it is one of its own', async () => {
      const word = ownWord();
      const poster = await Poster.arrive(at().api);
      const offer = await poster.live({ title: 'Nurse', apply: { here: true } });
      const other = await stage([]);
      const person = await at().person({ ...NURSE, letter: `<p>${word}</p>` });
      await at().settle();
      const [found] = (await at().find(poster.account, `what=${word}`)).people;
      const from = async (query: string) => {
        const opened = await at().call(poster.account, 'GET', `/api/companies/people/${found?.id}${query}`);
        const { body } = await at().call<OwnCvSearch>(person, 'GET', '/api/candidates/cv-search');
        return [opened.status, body.views.map((view) => view.offer)];
      };
      expect(await from('')).toEqual([200, [null]]);
      expect(await from('?offer=x')).toEqual([422, [null]]);
      expect(await from(`?offer=${other.offer.id}`)).toEqual([200, [null]]);
      expect(await from(`?offer=${offer.id}`)).toEqual([200, [offer.title]]);
      // Opened again on the same day without one.
      expect(await from('')).toEqual([200, [offer.title]]);
    });

    it('are in that order nowhere else', async () => {
      const { poster, word } = await stage([NURSE]);
      const found = await at().find(poster.account, `what=${word}`);
      expect([found.by_fit, found.people[0]?.fit]).toEqual([null, null]);
    });
  });
}
