import { hostOf } from './host-of.js';
import { asAmount, asList, asText, asTexts, field, isRecord, type JsonRecord } from './json-fields.js';
import { emptyAd, type ParsedAd, type ParsedPlace, type ParsedSalary } from './parsed-ad.js';

/** Parses a row of Babelboard's own NDJSON: flat fields `id`, `title`, `company`, `city`, `country` … */
export function parseListingRow(row: JsonRecord): ParsedAd {
  const url = asText(field(row, 'url'));
  const source = asText(field(row, 'source')) ?? hostOf(url) ?? 'ndjson';
  const remote = field(row, 'remote');
  return {
    ...emptyAd(source),
    sourceId: withoutSource(asText(field(row, 'id', 'source_ref')), source),
    title: asText(field(row, 'title')),
    companyName: asText(field(row, 'company', 'company_name')),
    companyUrl: asText(field(row, 'company_url')),
    places: places(row),
    description: asText(field(row, 'description')),
    language: asText(field(row, 'language')),
    employmentTypes: asTexts(field(row, 'employment_type', 'employment_types')),
    experience: experience(field(row, 'experience')),
    salary: salary(field(row, 'salary')),
    postedAt: asText(field(row, 'posted_at')),
    validThrough: asText(field(row, 'valid_through', 'expires_at')),
    url,
    applyUrl: asText(field(row, 'apply_url')),
    remote: typeof remote === 'boolean' ? remote : asText(remote),
    skills: asTexts(field(row, 'skills')),
  };
}

/** Ids often repeat their source: `nhs-jobs-2020:b196` is ad `b196` of `nhs-jobs-2020`. */
function withoutSource(id: string | null, source: string): string | null {
  return id?.startsWith(`${source}:`) ? id.slice(source.length + 1) || null : id;
}

function places(row: JsonRecord): ParsedPlace[] {
  const country = asText(field(row, 'country'));
  const place = {
    city: asText(field(row, 'city')),
    region: asText(field(row, 'region')),
    country,
    postalCode: asText(field(row, 'postal_code')),
  };
  const raw = asTexts(field(row, 'locations', 'locations_raw'));
  if (place.city === null && raw.length > 0) {
    const hint = country === null ? {} : { countryHint: country };
    return raw.map((text) => ({ city: text, region: null, country: null, ...hint, postalCode: null }));
  }
  return Object.values(place).some((value) => value !== null) ? [place] : [];
}

function salary(value: unknown): ParsedSalary | null {
  if (isRecord(value)) {
    return {
      min: asAmount(field(value, 'min', 'minValue')) ?? asAmount(field(value, 'value')),
      max: asAmount(field(value, 'max', 'maxValue')),
      currency: asText(field(value, 'currency')),
      unit: asText(field(value, 'unit', 'period')),
      text: asText(field(value, 'text')),
    };
  }
  const amount = asAmount(asList(value)[0]);
  return amount === null ? null : { min: null, max: null, currency: null, unit: null, text: String(amount) };
}

function experience(value: unknown): number | string | null {
  return typeof value === 'number' ? value : asText(value);
}
