import { jobListResponse, minisiteData } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningProduct, sharedProduct } from '../../support/product.js';

let product: RunningProduct;

beforeAll(async () => {
  product = await sharedProduct();
});

const get = (path: string) => fetch(product.url + path);
const list = async (path: string) => jobListResponse.parse(await (await get(path)).json());

describe('minisites', () => {
  it('list the offers of their company alone and say whose look they have', async () => {
    const minisite = await aMinisite();
    const answer = await list(`/api/jobs-at-${minisite.slug}`);
    expect(answer.hasMinisiteService).toBe(true);
    expect(answer.companyIdMinisite).toBe(minisite.companyId);
    expect(answer.jobs.total_search).toBeGreaterThan(5);
    expect(new Set(answer.jobs.data.map(({ company }) => company.id))).toEqual(new Set([minisite.companyId]));
    const byId = await list(`/api/jobs?_minisite=${minisite.companyId}`);
    expect(byId.jobs.total_search).toBe(answer.jobs.total_search);
  });

  it('have a look, a logo that everybody may load, and the flags of the specification', async () => {
    const { companyId } = await aMinisite();
    const data = minisiteData.parse(await (await get(`/api/minisites/data/${companyId}`)).json());
    expect(data.companyHasMinisiteService).toBe(true);
    expect(data.userMinisite?.fk_empresa_id).toBe(companyId);
    const logo = await get(data.logo ?? '');
    expect(logo.headers.get('content-type')).toBe('image/png');
    expect(logo.headers.get('cache-control')).toContain('immutable');
    expect((await logo.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  it.each([
    '/logos/../package.json',
    '/logos/1-0123456789abcdef.png',
    '/api/minisites/data/99999999',
    '/jobs-at-nobody',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('have no look where a company has no service', async () => {
    const answer = await list('/api/jobs?_size=50');
    const plain = answer.jobs.data.find(({ company }) => company.minisite === null);
    const data = minisiteData.parse(await (await get(`/api/minisites/data/${plain?.company.id}`)).json());
    expect(data).toMatchObject({ userMinisite: null, vueTemp: null, companyHasMinisiteService: false });
    expect(data.companyData?.id).toBe(plain?.company.id);
  });
});

async function aMinisite(): Promise<{ slug: string; companyId: number }> {
  for (let from = 0; from < 1_000; from += 50) {
    const { jobs } = await list(`/api/jobs?_size=50&_from=${from}`);
    const company = jobs.data.find(({ company }) => company.minisite !== null)?.company;
    if (company?.minisite) {
      return { slug: company.minisite, companyId: company.id };
    }
  }
  throw new Error('The demo board has no minisite');
}
