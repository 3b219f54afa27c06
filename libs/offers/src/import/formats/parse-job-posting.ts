import { hostOf } from './host-of.js';
import { asAmount, asList, asText, asTexts, field, isRecord, type JsonRecord } from './json-fields.js';
import { emptyAd, type ParsedAd, type ParsedPlace, type ParsedSalary } from './parsed-ad.js';

/** True for an object of schema.org's type JobPosting, written with or without the vocabulary's address. */
export function isJobPosting(value: JsonRecord): boolean {
  return asTexts(field(value, '@type')).some((type) => /(?:^|[/#:])JobPosting$/.test(type));
}

/**
 * Parses a schema.org JobPosting. Publishers write single values as lists, objects as plain text and numbers as text; all
 * of it is taken.
 */
export function parseJobPosting(posting: JsonRecord): ParsedAd {
  const url = asText(field(posting, 'url', 'sameAs'));
  const source = hostOf(url) ?? 'json-ld';
  const organization = asList(field(posting, 'hiringOrganization'))[0];
  const type = asText(field(posting, 'jobLocationType'));
  return {
    ...emptyAd(source),
    sourceId: identifier(field(posting, 'identifier')) ?? url ?? asText(field(posting, '@id')),
    title: asText(field(posting, 'title', 'name')),
    companyName: asText(organization),
    companyUrl: isRecord(organization) ? asText(field(organization, 'sameAs', 'url')) : null,
    places: [
      ...asList(field(posting, 'jobLocation')).flatMap(place),
      ...asList(field(posting, 'applicantLocationRequirements')).flatMap(area),
    ],
    description: asText(field(posting, 'description')),
    language: asText(field(posting, 'inLanguage')),
    employmentTypes: asTexts(field(posting, 'employmentType')),
    experience: experience(field(posting, 'experienceRequirements')),
    salary: salary(asList(field(posting, 'baseSalary'))[0]),
    postedAt: asText(field(posting, 'datePosted')),
    validThrough: asText(field(posting, 'validThrough')),
    url,
    applyUrl: isRecord(field(posting, 'applicationContact'))
      ? asText(field(field(posting, 'applicationContact') as JsonRecord, 'url'))
      : null,
    remote: type,
    skills: asTexts(field(posting, 'skills')),
  };
}

/** A value that is unique for one organisation only carries the organisation's name. */
function identifier(value: unknown): string | null {
  const first = asList(value)[0];
  if (!isRecord(first)) {
    return asText(first);
  }
  const id = asText(field(first, 'value', '@id'));
  const name = asText(field(first, 'name', 'propertyID'));
  return id === null ? null : name === null ? id : `${name}:${id}`;
}

function place(location: unknown): ParsedPlace[] {
  if (!isRecord(location)) {
    const text = asText(location);
    return text === null ? [] : [{ city: text, region: null, country: null, postalCode: null }];
  }
  const addresses = asList(field(location, 'address') ?? location);
  return addresses.flatMap((address) => {
    if (!isRecord(address)) {
      return place(asText(address));
    }
    const found = {
      city: asTexts(field(address, 'addressLocality')).join(', ') || null,
      region: asText(field(address, 'addressRegion')),
      country: asText(field(address, 'addressCountry')),
      postalCode: asText(field(address, 'postalCode')),
    };
    return Object.values(found).some((value) => value !== null) ? [found] : place(asText(field(location, 'name')));
  });
}

/** Where a person who works from anywhere has to live; only countries can be placed without guessing. */
function area(value: unknown): ParsedPlace[] {
  const name = asText(value);
  const isCountry = !isRecord(value) || asTexts(field(value, '@type')).includes('Country');
  if (name === null) {
    return [];
  }
  return [{ city: isCountry ? null : name, region: null, country: isCountry ? name : null, postalCode: null }];
}

function salary(base: unknown): ParsedSalary | null {
  if (!isRecord(base)) {
    const text = asText(base);
    return text === null ? null : { min: null, max: null, currency: null, unit: null, text };
  }
  const value = asList(field(base, 'value'))[0] ?? base;
  const quantity = isRecord(value) ? value : base;
  const exact = isRecord(value) ? field(value, 'value') : value;
  return {
    min: asAmount(field(quantity, 'minValue')),
    max: asAmount(field(quantity, 'maxValue')),
    currency: asText(field(base, 'currency', 'priceCurrency')) ?? asText(field(quantity, 'currency')),
    unit: asText(field(quantity, 'unitText', 'unitCode')) ?? asText(field(base, 'unitText')),
    text: isRecord(exact) ? null : asText(exact),
  };
}

function experience(value: unknown): number | string | null {
  const first = asList(value)[0];
  if (!isRecord(first)) {
    return asText(first);
  }
  const months = field(first, 'monthsOfExperience');
  const number = typeof months === 'string' ? Number.parseFloat(months) : months;
  return typeof number === 'number' && Number.isFinite(number) ? number : asText(field(first, 'description', 'name'));
}
