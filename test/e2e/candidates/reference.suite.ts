import { citiesResponse, sectorsResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';

export function describeReference(started: () => TestApi): void {
  const get = async (path: string, language = 'en') => {
    const response = await fetch(`${started().url}/api/${path}`, { headers: { 'Accept-Language': language } });
    // biome-ignore lint/suspicious/noExplicitAny: the schemas look at the whole.
    return { status: response.status, body: (await response.json()) as any };
  };

  describe('GET /api/sectors', () => {
    it('gives sections, each before its divisions, in the language that is asked for', async () => {
      const { data } = sectorsResponse.parse((await get('sectors', 'de')).body);
      expect(data.filter(({ section }) => section === null)).toHaveLength(21);
      const at = data.findIndex(({ code }) => code === 'I');
      expect(data.slice(at, at + 3)).toMatchObject([
        { code: 'I', section: null, name: expect.stringContaining('Gastgewerbe') },
        { code: '55', section: data[at]?.id },
        { code: '56', section: data[at]?.id },
      ]);
    });
  });

  describe('GET /api/cities', () => {
    it('finds cities by the names of several languages', async () => {
      const { data } = citiesResponse.parse((await get('cities?q=M%C3%BCnch', 'de')).body);
      expect(data[0]).toMatchObject({ name: 'München', fk_pais_id: 276 });
      const { body } = await get('cities?q=Munich');
      expect(body.data[0]).toMatchObject({ id: data[0]?.id, name: 'Munich' });
    });

    it('keeps to a country, and refuses one that is none', async () => {
      const { body } = await get('cities?q=San&country=724');
      expect(new Set(body.data.map((city: { fk_pais_id: number }) => city.fk_pais_id))).toEqual(new Set([724]));
      expect(body.data).toHaveLength(10);
      expect((await get('cities?q=San&country=Spain')).status).toBe(422);
    });
  });
}
