import type { JobDetail } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { jobPosting } from './job-posting.js';

const JOB: JobDetail = {
  id: 7,
  url: '/jobs/waiter-vienna-7',
  title: 'Waiter',
  kind: 'vacancy',
  kind_name: 'Vacancy',
  company: { id: 1, name: 'Kafeneio', logo: null, minisite: null },
  places: [{ city: 'Vienna', country: 'Austria', slug: 'Vienna' }],
  remote: null,
  languages: [],
  ad_language: null,
  working_language: null,
  skills: [],
  experience: null,
  employment_type: [1, 2],
  salary: null,
  published_at: '2026-11-01T00:00:00.000Z',
  expires_at: null,
  snippet: '',
  promoted: false,
  no_local_language: false,
  synonyms: [],
  also_in: [],
  extra: {
    application: null,
    canApply: false,
    available: true,
    redirect: null,
    favorite: false,
    screeningQuestions: [],
    way: 'none',
  },
  description: '<p>Serve our guests.</p>',
  collective_agreement: '',
  open_confirmed_at: null,
  versions: [],
  hiring: [],
};
const posting = (given: Partial<JobDetail>) => jobPosting({ ...JOB, ...given }, 'https://board.test');

describe('jobPosting', () => {
  it('says what is known, and leaves out what is not', () => {
    expect(posting({})).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Waiter',
      description: '<p>Serve our guests.</p>',
      url: 'https://board.test/jobs/waiter-vienna-7',
      datePosted: '2026-11-01T00:00:00.000Z',
      employmentType: ['FULL_TIME', 'PART_TIME'],
      hiringOrganization: { '@type': 'Organization', name: 'Kafeneio' },
      identifier: { '@type': 'PropertyValue', name: 'Kafeneio', value: '7' },
      jobLocation: [
        {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Vienna', addressCountry: 'Austria' },
        },
      ],
      directApply: false,
    });
  });

  it.each([
    ['a text', { description: '' }],
    ['an employer', { company: { ...JOB.company, name: '' } }],
    ['a place', { places: [] }],
    ['a country', { places: [{ city: 'Somewhere', country: null, slug: null }] }],
  ])('is none without %s: Google requires it', (_lacking, given) => {
    expect(posting(given)).toBeNull();
  });

  it('names each place that has a country', () => {
    const places = [
      ...JOB.places,
      { city: 'Anywhere', country: null, slug: null },
      { city: null, country: 'Malta', slug: 'Malta' },
    ];
    expect(posting({ places })?.jobLocation).toMatchObject([
      { address: { addressLocality: 'Vienna' } },
      { address: { addressCountry: 'Malta' } },
    ]);
  });

  it.each([
    ['Remote', 'TELECOMMUTE'],
    ['RemoteCountryBased', 'TELECOMMUTE'],
    ['Hybrid', undefined],
  ])('%s work is %s', (slug, type) => {
    const found = posting({ remote: { slug, name: slug } });
    expect(found?.jobLocationType).toBe(type);
    expect(found?.applicantLocationRequirements).toEqual(type && [{ '@type': 'Country', name: 'Austria' }]);
  });

  it.each([
    [2_000, 3_000, { minValue: 2_000, maxValue: 3_000 }],
    [2_000, 2_000, { value: 2_000 }],
    [2_000, null, { value: 2_000 }],
    [null, 3_000, { value: 3_000 }],
  ])('pays from %p to %p', (min, max, amount) => {
    const salary = { min, max, currency: 'EUR', period: 'month', perYear: { min: null, max: null } } as const;
    expect(posting({ salary })?.baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: 'MONTH' },
    });
  });

  it.each([
    ['here', true],
    ['elsewhere', false],
    ['none', false],
  ] as const)('applying %s is applying directly: %p', (way, directly) => {
    expect(posting({ extra: { ...JOB.extra, way } })?.directApply).toBe(directly);
  });

  it('is none for a talent pool: nobody is hired now', () => {
    expect(posting({ kind: 'talent_pool' })).toBeNull();
  });
});
