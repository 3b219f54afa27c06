import { BlockCompany } from '@babelboard/candidates';
import { SuitingPeople } from '@babelboard/matching';
import { NOTHING_POSTED } from '@babelboard/offers';
import { type SuitingCandidatesResponse, suitingCandidatesResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { makeCompany } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';
import type { MatchingStage } from './matching-stage.js';

export function describeSuitingPeople(at: () => { api: TestApi; stage: MatchingStage }): void {
  describe('whom an offer suits that is being written', () => {
    it('is found by the score of matchings: who lacks a mandatory language, and who blocked the company, is not among them', async () => {
      const { stage, api } = at();
      const company = await makeCompany(api.app);
      const [fits, lacks, blocks, other] = [
        await stage.person({ headline: 'Baker', languages: { German: 5 } }),
        await stage.person({ headline: 'Baker', languages: { German: 2 } }),
        await stage.person({ headline: 'Baker', languages: { German: 5 } }),
        await stage.person({ headline: 'Software developer', languages: { German: 5 } }),
      ];
      await stage.run(new BlockCompany(blocks.id, company.id));
      await stage.settle();
      const people = stage.get(SuitingPeople);
      const said = { ...NOTHING_POSTED, companyId: company.id, versions: [], title: 'Baker', places: [] };
      const german = { languageId: stage.languageId('German'), level: 4 as const, mandatory: true, recognised: false };
      const found = await people.find(await people.read({ ...said, languages: [{ ...german, oneOfGroup: null }] }));
      expect(found).toMatchObject({ each: 1 });
      expect(found.could).toContain(fits.id);
      for (const { id } of [lacks, blocks, other]) expect(found.could).not.toContain(id);
      expect(found.could).toEqual(expect.arrayContaining(found.well));
      const nothing = await people.read({ ...said, title: '' });
      expect([nothing.nearness.skillIds, nothing.nearness.groups]).toEqual([[], []]);
    });

    it('is told to the company in bands, and left out where neither the work nor a skill is known', async () => {
      const { api } = at();
      const company = await makeCompany(api.app);
      const ask = async (body: object) => {
        const answer = await new Visitor(api.url).call<SuitingCandidatesResponse>(
          ...(['POST', '/api/companies/offers/suiting-candidates', body, company.owner.bearer] as const),
        );
        expect(answer.status).toBe(200);
        return suitingCandidatesResponse.parse(answer.body);
      };
      expect((await ask({ title: 'Baker' })).score).toEqual({
        well: { count: null, fewer_than: 10 },
        could: { count: null, fewer_than: 10 },
      });
      expect((await ask({ title: 'We are looking for you' })).score).toBeNull();
    });
  });
}
