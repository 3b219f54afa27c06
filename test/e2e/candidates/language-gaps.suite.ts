import type { LevelRank } from '@babelboard/language-check';
import { ImportOffers } from '@babelboard/offers';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { languageGapsResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { offerContent } from '../../../libs/offers/src/testing/offer.factory.js';
import { makeCompany } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { ProfileOwner } from './profile-owner.js';

const SPAIN = 724;

export function describeLanguageGaps(started: () => TestApi): void {
  let api: TestApi;
  const language = (slug: string) => api.app.get(ReferenceCatalogue).languageBySlug(slug)?.id as number;
  const publish = async (
    count: number,
    asked: [slug: string, level: LevelRank, mandatory?: boolean][],
    countryId = 620,
  ) => {
    const { id: companyId } = await makeCompany(api.app);
    const languages = asked.map(([slug, level, mandatory = true]) => ({
      ...{ languageId: language(slug), level, mandatory, recognised: false, oneOfGroup: null },
    }));
    const content = offerContent({ languages, places: [{ cityId: null, countryId, text: null }] });
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ source: 'gaps', sourceKey: `${companyId}-${at}`, contentHash: `${companyId}-${at}`, companyId, content },
      ...{ postedAt: null, validThrough: null },
    }));
    await api.app.get(CommandBus, { strict: false }).execute(new ImportOffers(rows));
  };

  describe('GET /api/candidates/language-gaps', () => {
    let ana: ProfileOwner;
    beforeAll(async () => {
      api = started();
      await publish(3, [['French', 4]], SPAIN);
      await publish(2, [
        ['French', 4],
        ['English', 3],
      ]);
      await publish(1, [['German', 5]]);
      await publish(4, [
        ['English', 4],
        ['Polish', 3, false],
      ]);
      ana = await ProfileOwner.arrive(api);
      await ana.call('POST', 'languages', { language: 'English', level: 3, cefr: 'C1' });
      await ana.call('POST', 'languages', { language: 'French', level: 2, cefr: 'B1' });
      await ana.call('POST', 'languages', { language: 'Swiss_German', level: 2, cefr: 'B2' });
      await ana.call('PATCH', 'field', { field: 'destination', value: [SPAIN] });
    });

    it('says what the next levels open, in all and where one wants to go, with the lists', async () => {
      const { status, body } = await ana.call('GET', 'language-gaps');
      expect([status, languageGapsResponse.parse(body)]).toEqual([200, body]);
      expect(body.open).toBe(4);
      expect(body.gaps).toMatchObject([
        {
          language: { slug: 'French' },
          held: 'B1',
          to: 'B2',
          offers: 5,
          path: '/jobs-for-French-speakers',
          places: [{ fk_pais_id: SPAIN, offers: 3, path: '/jobs-in-Spain-for-French-speakers' }],
        },
        { language: { slug: 'Swiss_German' }, held: 'B2', to: 'C1', offers: 1, places: [] },
      ]);
    });

    it('follows the languages that are held at once', async () => {
      await ana.call('PATCH', 'languages/French', { language: 'French', level: 2, cefr: 'B2' });
      const { body } = await ana.call('GET', 'language-gaps');
      expect([body.open, body.gaps.length]).toEqual([9, 1]);
    });
  });
}
