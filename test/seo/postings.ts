import { expect } from '@jest/globals';
import { Ajv } from 'ajv';
import type { RunningProduct } from '../support/product.js';
import { JOB_POSTING_SCHEMA } from './job-posting.schema.js';
import { type RenderedPage, readPage, seenIn } from './rendered-page.js';

const AT_A_TIME = 4;
/** Offers a page of the list. */
const PAGE = 50;

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

/** Pages of `count` offers, one of every `step` of the list beginning `from` there: what their structured data say stands on them, and Google takes it. */
export async function expectSoundPostings(
  product: RunningProduct,
  { count, step = 1, from = 0 }: { count: number; step?: number; from?: number },
): Promise<void> {
  const listed = await listedOffers(product, from + count * step);
  const urls = listed.slice(from).filter((_url, n) => n % step === 0);
  const problems: string[] = [];
  const said: Posting[] = [];
  for (let start = 0; start < count; start += AT_A_TIME) {
    const pages = await Promise.all(urls.slice(start, start + AT_A_TIME).map((url) => readPage(product.url + url)));
    for (const [index, page] of pages.entries()) {
      const url = product.url + urls[start + index];
      said.push(...(page.data as unknown as Posting[]).slice(0, 1));
      problems.push(...problemsOf(page, url).map((problem) => `${url}: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
  expect(new Set(urls).size).toBe(count);
  // What only some offers have is said of these.
  const saying = (name: keyof Posting) => said.filter((posting) => posting[name] !== undefined).length;
  expect(saying('employmentType')).toBe(count);
  expect(saying('baseSalary')).toBeGreaterThan(count / 4);
  expect(saying('applicantLocationRequirements')).toBeGreaterThan(count / 50);
}

async function listedOffers(product: RunningProduct, count: number): Promise<string[]> {
  const urls: string[] = [];
  while (urls.length < count) {
    const answer = await fetch(`${product.url}/api/jobs?_size=${PAGE}&_from=${urls.length}`);
    const { jobs } = (await answer.json()) as { jobs: { data: { url: string }[] } };
    urls.push(...jobs.data.map(({ url }) => url));
  }
  return urls.slice(0, count);
}

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
