import { ReferenceCatalogue } from '@babelboard/reference-data';
import { languagesResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';
import { type Answer, messageOf, ProfileOwner, refusalOf } from './profile-owner.js';

export function describeLanguages(started: () => TestApi): void {
  let api: TestApi;
  let ana: ProfileOwner;
  beforeAll(async () => {
    api = started();
    ana = await ProfileOwner.arrive(api);
  });

  const idOf = (slug: string) => api.app.get(ReferenceCatalogue).languageBySlug(slug)?.id as number;
  const held = ({ body }: Answer) =>
    body.languages.map(({ slug, cefr }: { slug: string; cefr: string | null }) => `${slug} ${cefr ?? 'native'}`);

  describe('/api/candidates/languages', () => {
    it('takes a language by slug or id, and the levels of the specification', async () => {
      const first = await ana.call('POST', 'languages', { language: 'Portuguese', level: 4 });
      expect([first.status, messageOf(first)]).toEqual([200, 'Language added']);
      expect(languagesResponse.parse(first.body)).toEqual(first.body);
      expect(first.body).toMatchObject({ percent: 10, tasks_done: 1, tasks: { languages: 1 } });
      await ana.call('POST', 'languages', { language: idOf('English'), level: 3 });
      await ana.call('POST', 'languages', { language: 'german', level: 2, cefr: 'B1' });
      const last = await ana.call('POST', 'languages', { language: 'French', level: 1 });
      expect(held(last)).toEqual(['Portuguese native', 'English C1', 'German B1', 'French A2']);
      expect(held(await ana.call('GET', 'languages'))).toEqual(held(last));
    });

    it('changes a level, and puts another language in the place of one', async () => {
      const level = await ana.call('PATCH', 'languages/German', { language: 'German', level: 2, cefr: 'B2' });
      expect([messageOf(level), held(level)[2]]).toEqual(['Language changed', 'German B2']);
      const other = await ana.call('PATCH', `languages/${idOf('German')}`, { language: 'Swiss_German', level: 4 });
      expect(held(other)[2]).toBe('Swiss_German native');
    });

    it('lets one go, with a body or without', async () => {
      const gone = await ana.call('DELETE', 'languages/french', { language: 'French', level: 1 });
      expect([gone.status, messageOf(gone), held(gone).length]).toEqual([200, 'Language removed', 3]);
      expect(refusalOf(await ana.call('DELETE', 'languages/french'))).toEqual([404, 'LANGUAGE_NOT_SPOKEN', []]);
    });

    it('puts them into another order', async () => {
      const answer = await ana.call('PATCH', 'languages/order', { ids: [idOf('English'), idOf('Portuguese')] });
      expect(held(answer)).toEqual(['English C1', 'Portuguese native', 'Swiss_German native']);
    });

    it('are three mother tongues at most, in the words of the specification', async () => {
      await ana.call('POST', 'languages', { language: 'Greek', level: 4 });
      const fourth = await ana.call('POST', 'languages', { language: 'Polish', level: 4 });
      expect(refusalOf(fourth)).toEqual([422, 'TOO_MANY_MOTHER_TONGUES', ['level']]);
      expect(messageOf(fourth)).toBe('You can only add 3 languages as mother tongue');
      const raised = await ana.call('PATCH', 'languages/English', { language: 'English', level: 4 });
      expect(messageOf(raised)).toBe('You can only add 3 languages as mother tongue');
    });

    it.each([
      [{ language: 'Klingon', level: 1 }, 'LANGUAGE_UNKNOWN', 'language'],
      [{ language: 0, level: 1 }, 'LANGUAGE_UNKNOWN', 'language'],
      [{ language: 'Greek', level: 1 }, 'LANGUAGE_REPEATED', 'language'],
      [{ language: 'Polish', level: 5 }, 'INVALID_INPUT', 'level'],
      [{ language: 'Polish', level: 1, cefr: 'B2' }, 'INVALID_INPUT', 'cefr'],
      [{ language: 'Polish', level: 4, cefr: 'C2' }, 'INVALID_INPUT', 'cefr'],
      [{ level: 1 }, 'INVALID_INPUT', 'language'],
    ])('refuses %j', async (body, code, path) => {
      expect(refusalOf(await ana.call('POST', 'languages', body))).toEqual([422, code, [path]]);
    });

    it('does not change a language that is not held', async () => {
      const answer = await ana.call('PATCH', 'languages/Polish', { language: 'Polish', level: 1 });
      expect(refusalOf(answer)).toEqual([404, 'LANGUAGE_NOT_SPOKEN', []]);
    });

    it('holds three mother tongues against twenty writes at once', async () => {
      const many = await ProfileOwner.arrive(api);
      const slugs = api.app
        .get(ReferenceCatalogue)
        .languages()
        .slice(0, 20)
        .map(({ slug }) => slug);
      const answers = await Promise.all(
        slugs.map((language) => many.call('POST', 'languages', { language, level: 4 })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(17);
      expect((await many.call('GET', 'languages')).body.languages).toHaveLength(3);
    });
  });
}
