import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { adFile, adRow } from '../support/ads.js';
import { eventually } from '../support/eventually.js';
import { startSeededProduct } from '../support/product.js';
import { JOB_POSTING_SCHEMA } from './job-posting.schema.js';
import { type RenderedPage, readPage, seenIn } from './rendered-page.js';

const OFFERS = 500;
const AT_A_TIME = 4;

interface Posting {
  title: string;
  description: string;
  url: string;
  datePosted: string;
  validThrough: string;
  employmentType?: string[];
  hiringOrganization: { name: string };
  identifier: { value: string };
  jobLocation?: { address: { addressLocality?: string; addressCountry: string } }[];
  applicantLocationRequirements?: { name: string }[];
  baseSalary?: { currency: string; value: { value?: number; minValue?: number; maxValue?: number; unitText: string } };
  directApply: boolean;
}

/** What the page writes for each kind of employment. */
const EMPLOYMENT: Record<string, string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  INTERN: 'Internship',
  TEMPORARY: 'Temporary',
  CONTRACTOR: 'Freelance',
  OTHER: 'Apprenticeship',
};

/** What the page writes for each time that a salary is for. */
const PERIODS: Record<string, string> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
};

const validate = new Ajv({ allErrors: true }).compile(JOB_POSTING_SCHEMA);

let product: Awaited<ReturnType<typeof startSeededProduct>>;

beforeAll(async () => {
  product = await startSeededProduct();
}, 240_000);
afterAll(() => product?.stop());

async function offers(query: string) {
  const answer = (await (await fetch(`${product.url}/api/jobs?${query}`)).json()) as {
    jobs: { data: { id: number; url: string; title: string }[] };
  };
  return answer.jobs.data;
}

const typesOf = (page: RenderedPage) => page.data.map((data) => data['@type']);
const alternate = (page: RenderedPage) => page.links.filter(({ rel }) => rel === 'alternate');

describe('offers', () => {
  it('have structured data that Google takes, and every value of it stands on the page', async () => {
    const urls: string[] = [];
    while (urls.length < OFFERS) {
      urls.push(...(await offers(`_size=50&_from=${urls.length}`)).map(({ url }) => url));
    }
    const problems: string[] = [];
    const said: Posting[] = [];
    for (let start = 0; start < OFFERS; start += AT_A_TIME) {
      const pages = await Promise.all(urls.slice(start, start + AT_A_TIME).map((url) => readPage(product.url + url)));
      for (const [index, page] of pages.entries()) {
        const url = product.url + urls[start + index];
        said.push(...(page.data as unknown as Posting[]).slice(0, 1));
        problems.push(...problemsOf(page, url).map((problem) => `${url}: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
    expect(new Set(urls).size).toBe(OFFERS);
    // What only some offers have is said of these.
    const saying = (name: keyof Posting) => said.filter((posting) => posting[name] !== undefined).length;
    expect(saying('employmentType')).toBe(OFFERS);
    expect(saying('baseSalary')).toBeGreaterThan(OFFERS / 4);
    expect(saying('applicantLocationRequirements')).toBeGreaterThan(OFFERS / 50);
  }, 180_000);

  it('that have ended have none, and are not for search engines', async () => {
    const imports = async (rows: Record<string, unknown>[]) => {
      const file = await adFile(rows);
      expect(await product.cli('import-offers', file, '--company', 'board', '--snapshot', 's')).toMatchObject({
        code: 0,
      });
    };
    await imports([adRow({ title: 'Falconer for a short season' })]);
    let path = '';
    await eventually(
      async () => {
        path = (await offers('keywords=falconer')).find(({ title }) => title.startsWith('Falconer'))?.url ?? '';
        expect(path).not.toBe('');
      },
      { timeoutMs: 60_000 },
    );
    await imports([adRow()]);
    await eventually(
      async () => {
        const page = await readPage(product.url + path);
        expect(page).toMatchObject({ status: 410, meta: { robots: 'noindex, follow' }, data: [] });
        expect(page.links.filter(({ rel }) => rel === 'canonical')).toEqual([]);
        expect(page.text).toContain('Falconer for a short season');
      },
      { timeoutMs: 60_000 },
    );
  }, 60_000);

  it('that nobody knows have none either', async () => {
    const page = await readPage(`${product.url}/jobs/nobody-knows-it-99999999`);
    expect(page).toMatchObject({ status: 404, meta: { robots: 'noindex, follow' }, data: [] });
  });
});

describe('lists', () => {
  it('have breadcrumbs and a feed, home has the site with its search, and none of them a posting', async () => {
    const list = await readPage(`${product.url}/jobs-in-Germany`);
    expect(typesOf(list)).toEqual(['BreadcrumbList']);
    expect(alternate(list)).toEqual([
      { rel: 'alternate', href: `${product.url}/feeds/jobs-in-Germany.atom`, type: 'application/atom+xml' },
    ]);
    const home = await readPage(`${product.url}/`);
    expect(home.data).toMatchObject([{ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } }]);
    const { target } = (home.data[0]?.potentialAction as { target: { urlTemplate: string } }) ?? {};
    const found = await fetch((target.urlTemplate ?? '').replace(/\{[^}]+\}/, 'nurse'));
    expect(found.status).toBe(200);
  });

  it('write + as a comma in the title, and Remote Country Based in the heading', async () => {
    const languages = await readPage(`${product.url}/jobs-for-French+German-speakers`);
    expect(languages.title).toContain('French, German speakers');
    expect((await readPage(`${product.url}/RemoteCountryBased-jobs`)).text).toContain('Remote Country Based jobs');
  });

  it('name the page in the title from the second on, which has no feed of its own', async () => {
    const [first, second] = await Promise.all(
      ['', '/2'].map((page) => readPage(`${product.url}/jobs-in-Germany${page}`)),
    );
    expect(first?.title).not.toMatch(/page/i);
    expect(second?.title).toContain('Page 2');
    expect(second && alternate(second)).toEqual([]);
  });

  it('show pictures that are there', async () => {
    const list = await readPage(`${product.url}/jobs-in-Germany`);
    const picture = await fetch(list.meta['og:image'] ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('the picture of an offer', () => {
  it('is a PNG of the size that previews take, for other sites too, and is not sent twice', async () => {
    const [offer] = await offers('_size=1');
    const page = await readPage(product.url + (offer?.url ?? ''));
    const address = page.meta['og:image'] ?? '';
    expect(address).toBe(`${product.url}/og/offers/${offer?.id}.png`);
    const response = await fetch(address);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
    const etag = response.headers.get('etag') ?? '';
    // Without the second header fetch would ask for everything anew.
    const again = await fetch(address, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect(again.status).toBe(304);
  });

  it.each(['99999999', '0', 'abc', '1e3', '99999999999999999999'])('is not found for the offer %s', async (id) => {
    expect((await fetch(`${product.url}/og/offers/${id}.png`)).status).toBe(404);
  });
});

function problemsOf(page: RenderedPage, url: string): string[] {
  const [posting, ...others] = page.data.filter((data) => data['@type'] === 'JobPosting');
  if (posting === undefined || others.length > 0) {
    return [`${others.length} JobPostings`];
  }
  if (!validate(posting)) {
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
  const values = posting as unknown as Posting;
  return [
    ...(values.url === url ? [] : [`says that it is ${values.url}`]),
    // Until candidates have accounts there is only the way to the original ad.
    ...(values.directApply ? ['one cannot apply here'] : []),
    ...visibleValues(values)
      .filter((value) => !page.text.includes(value))
      .map((value) => `not on the page: ${value}`),
  ];
}

/** Each value as a reader sees it. */
function visibleValues(posting: Posting): string[] {
  const amounts = Object.values(posting.baseSalary?.value ?? {}).filter((value) => typeof value === 'number');
  return [
    posting.title.replace(/\s+/g, ' '),
    posting.hiringOrganization.name,
    posting.identifier.value,
    day(posting.datePosted),
    day(posting.validThrough),
    ...(posting.employmentType ?? []).map((type) => EMPLOYMENT[type] ?? type),
    ...(posting.jobLocation ?? []).flatMap(({ address }) => [address.addressLocality ?? '', address.addressCountry]),
    ...(posting.applicantLocationRequirements ?? []).map(({ name }) => name),
    ...amounts.map((amount) => amount.toLocaleString('en-GB', { maximumFractionDigits: 2 })),
    ...(posting.baseSalary ? [PERIODS[posting.baseSalary.value.unitText] ?? ''] : []),
    seenIn(posting.description),
  ];
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
