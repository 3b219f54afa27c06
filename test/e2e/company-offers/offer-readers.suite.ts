import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { JobDetail, JobResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';
import { Poster } from './poster.js';

const GERMAN_TEXT = { title: 'Koch (m/w/d)', description: '<p>Du kochst für unsere Gäste am Fluss.</p>' };
const FRENCH_TEXT = { title: 'Cuisinier (h/f)', description: '<p>Vous cuisinez pour nos clients.</p>' };

/** What people read who look for work. */
export function describeOfferReaders(started: () => TestApi): void {
  let api: TestApi;
  let poster: Poster;
  beforeAll(async () => {
    api = started();
    poster = await Poster.arrive(api, 10);
  });

  async function read(id: number, language: string, wanted?: string) {
    const response = await fetch(`${api.url}/api/job?id=${id}${wanted ? `&lang=${wanted}` : ''}`, {
      headers: { 'Accept-Language': language },
    });
    const { job, seo } = (await response.json()) as JobResponse;
    if (job === null) {
      throw new Error(`Offer ${id} is not shown`);
    }
    return { job, seo, path: (seo.canonical ?? '').replace(/^https?:\/\/[^/]+/, '') };
  }

  const idOf = (code: string) => api.app.get(ReferenceCatalogue, { strict: false }).languageByCode(code)?.id ?? 0;

  describe('an offer in several languages', () => {
    it('is read in the language of who reads, or in the one that is asked for, all of it', async () => {
      const { id } = await poster.live({ language: idOf('en') });
      await poster.call('PUT', `/${id}/versions/${idOf('de')}`, GERMAN_TEXT);
      await poster.call('PUT', `/${id}/versions/${idOf('fr')}`, FRENCH_TEXT);
      const english = await read(id, 'en');
      expect(english.job).toMatchObject({ title: 'Cook (m/f/d)', ad_language: { code: 'en' } });
      expect(english.job.versions.map(({ code }) => code)).toEqual(['en', 'de', 'fr']);
      const german = await read(id, 'de');
      expect(german.job).toMatchObject({ ...GERMAN_TEXT, url: english.job.url, ad_language: { code: 'de' } });
      expect(german.path).toBe(`/de${english.job.url}`);
      const french = await read(id, 'de', 'fr');
      expect(french.job).toMatchObject({ ...FRENCH_TEXT, ad_language: { code: 'fr', name: 'Französisch' } });
      expect(french.path).toBe(`${english.job.url}?lang=fr`);
      expect(french.seo.script[0]).toMatchObject({ '@type': 'JobPosting', title: FRENCH_TEXT.title });
      expect(french.seo.hreflang.map(({ lang }) => lang)).toEqual(['en', 'de', 'x-default', 'fr']);
      expect((await read(id, 'en', 'pl')).job.title).toBe('Cook (m/f/d)');
      const preview = await poster.call<JobDetail>('GET', `/${id}/preview`);
      expect(preview.body).toMatchObject({ title: 'Cook (m/f/d)', versions: english.job.versions });
    });

    it('is in its own language alone where nobody wrote another', async () => {
      const { id } = await poster.live();
      expect((await read(id, 'de', 'fr')).job).toMatchObject({ title: 'Cook (m/f/d)', versions: [] });
    });
  });

  describe('an ad for a talent pool', () => {
    it('says that no job is vacant, to people and to machines', async () => {
      const vacancy = await read((await poster.live()).id, 'en');
      expect(vacancy.job).toMatchObject({ kind: 'vacancy', kind_name: 'Vacancy' });
      expect(vacancy.seo.script[0]).toMatchObject({ '@type': 'JobPosting' });
      const { id } = await poster.live({ kind: 'talent_pool' });
      const pool = await read(id, 'de');
      expect(pool.job).toMatchObject({ kind: 'talent_pool', kind_name: 'Talentpool' });
      expect(pool.seo.text).toContain('keine Stelle frei');
      expect(JSON.stringify(pool.seo.script)).not.toContain('JobPosting');
      const feed = await (await fetch(`${api.url}/feeds/jobs.xml`)).text();
      expect(feed).toContain(`<referencenumber><![CDATA[${vacancy.job.id}]]>`);
      expect(feed).not.toContain(`<referencenumber><![CDATA[${id}]]>`);
    });
  });
}
