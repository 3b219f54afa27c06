import type { PublicOffer } from '@babelboard/wire';
import type { PublicOffers } from './public-offers.js';
import { XML_DECLARATION, xmlBlock, xmlElement, xmlText } from './xml-element.js';

/** Offers that are read and written at a time: few enough to be hardly felt by other requests. */
const PAGE = 100;

const JOB_TYPES: Record<number, string> = {
  1: 'fulltime',
  2: 'parttime',
  3: 'internship',
  4: 'temporary',
  5: 'contract',
  6: 'apprenticeship',
};

const REMOTE_TYPES: Record<string, string> = {
  Remote: 'Fully remote',
  RemoteCountryBased: 'Fully remote',
  Hybrid: 'Hybrid remote',
};

/**
 * All live offers in the XML that job boards read, page by page, so that the board's size does not matter.
 * Elements: https://docs.indeed.com/job-sync-api/xml-feed
 */
export async function* jobsXml(
  offers: PublicOffers,
  { baseUrl, productName }: { baseUrl: string; productName: string },
  now: Date,
): AsyncGenerator<string> {
  const head = { publisher: productName, publisherurl: baseUrl, lastBuildDate: now.toUTCString() };
  const headXml = Object.entries(head).map(([name, value]) => xmlElement(name, xmlText(value)));
  yield `${XML_DECLARATION}<source>${headXml.join('')}`;
  for (let afterId: number | null = 0; afterId !== null; ) {
    const page = await offers.page(afterId, PAGE, null);
    // Boards that read this take ads for jobs that are vacant.
    const vacancies = page.offers.filter(({ kind }) => kind === 'vacancy');
    yield vacancies.map((offer) => xmlElement('job', jobXml(offer))).join('');
    afterId = page.next;
  }
  yield '</source>';
}

function jobXml(offer: PublicOffer): string {
  const [place] = offer.places;
  const elements: [name: string, value: string | null][] = [
    ['title', offer.title],
    ['date', new Date(offer.published_at).toUTCString()],
    ['referencenumber', offer.reference],
    ['url', offer.url],
    ['company', offer.company],
    ['city', place?.city ?? null],
    ['country', place?.country ?? null],
    ['remotetype', REMOTE_TYPES[offer.remote ?? ''] ?? null],
    ['description', offer.description_html],
    ['salary', salaryText(offer)],
    ['jobtype', offer.employment_type.flatMap((type) => JOB_TYPES[type] ?? []).join(', ') || null],
    ['language', offer.languages.map(({ name }) => name).join(', ') || null],
    ['expirationdate', offer.expires_at === null ? null : new Date(offer.expires_at).toUTCString()],
  ];
  return elements.map(([name, value]) => (value === null ? '' : xmlElement(name, xmlBlock(value)))).join('');
}

function salaryText({ salary }: PublicOffer): string | null {
  if (salary === null) {
    return null;
  }
  const amounts = [...new Set([salary.min, salary.max].filter((amount) => amount !== null))];
  return `${salary.currency} ${amounts.join(' - ')} per ${salary.period}`;
}
