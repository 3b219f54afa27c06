import type { JobDetail } from '@babelboard/wire';

const EMPLOYMENT_TYPES: Record<number, string> = {
  1: 'FULL_TIME',
  2: 'PART_TIME',
  3: 'INTERN',
  4: 'TEMPORARY',
  5: 'CONTRACTOR',
  6: 'OTHER',
};

/** Kinds of remote work that Google counts as such: those wholly away from an office. */
const FULLY_REMOTE = ['Remote', 'RemoteCountryBased'];

/**
 * An offer as structured data; all of it is to be read on the page. https://schema.org/JobPosting, with what Google requires and
 * recommends: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 *
 * Null for an offer that lacks what Google requires: a text, an employer, a country to work in or from; and for a talent pool: there is no job
 * that one could be hired for.
 * @param address its canonical one
 */
export function jobPosting(
  job: JobDetail,
  baseUrl: string,
  address = baseUrl + job.url,
): Record<string, unknown> | null {
  const countries = [...new Set(job.places.flatMap(({ country }) => country ?? []))];
  if (job.kind === 'talent_pool' || job.description === '' || job.company.name === '' || countries.length === 0) {
    return null;
  }
  const types = job.employment_type.flatMap((type) => EMPLOYMENT_TYPES[type] ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url: address,
    datePosted: job.published_at,
    ...(job.expires_at === null ? {} : { validThrough: job.expires_at }),
    ...(types.length > 0 ? { employmentType: types } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.logo === null ? {} : { logo: baseUrl + job.company.logo }),
    },
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
    ...places(job, countries),
    ...salary(job),
    directApply: job.extra.way === 'here',
  };
}

function places({ places, remote }: JobDetail, countries: string[]): Record<string, unknown> {
  return {
    jobLocation: places.flatMap(({ city, country }) =>
      country === null
        ? []
        : {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              ...(city === null ? {} : { addressLocality: city }),
              addressCountry: country,
            },
          },
    ),
    ...(remote !== null && FULLY_REMOTE.includes(remote.slug)
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
        }
      : {}),
  };
}

function salary({ salary }: JobDetail): Record<string, unknown> {
  if (salary === null) {
    return {};
  }
  const { min, max, currency, period } = salary;
  const amount = min !== null && max !== null && min !== max ? { minValue: min, maxValue: max } : { value: max ?? min };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: period.toUpperCase() },
    },
  };
}
