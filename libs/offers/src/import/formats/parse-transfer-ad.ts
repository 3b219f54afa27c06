import { asList, asText, field, isRecord, type JsonRecord } from './json-fields.js';
import { emptyAd, type ParsedAd, type ParsedPlace } from './parsed-ad.js';

/** Parses an ad of the JSON transfer format of NAV, the Norwegian employment service (`reference`, `adText`, `employer` …). */
export function parseTransferAd(ad: JsonRecord): ParsedAd {
  const properties = record(field(ad, 'properties'));
  const employer = record(field(ad, 'employer'));
  const text = (name: string) => asText(field(properties, name));
  const description = [asText(field(ad, 'adText')), text('employerdescription')].filter((part) => part !== null);
  const listed = asList(field(ad, 'locationList')).map(record);
  const locations = listed.length > 0 ? listed : [record(field(employer, 'location'))];
  return {
    ...emptyAd('nav-transfer'),
    sourceId: asText(field(ad, 'reference')),
    title: asText(field(ad, 'title')),
    companyName: asText(field(employer, 'businessName')) ?? text('employer'),
    companyUrl: text('employerhomepage'),
    places: locations.flatMap(place),
    description: description.join('\n') || null,
    employmentTypes: [text('extent'), text('engagementtype')].filter((type) => type !== null),
    postedAt: asText(field(ad, 'published')),
    validThrough: asText(field(ad, 'expires')) ?? text('applicationdue'),
    applyUrl: text('applicationurl'),
    url: text('sourceurl'),
    remote: text('remote'),
    skills: (text('keywords') ?? '').split(',').filter((word) => word.trim() !== ''),
  };
}

function record(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** A part of a town and its municipality are both tried: "Sandsli, Bergen". */
function place(location: JsonRecord): ParsedPlace[] {
  const city = asText(field(location, 'city'));
  const municipality = asText(field(location, 'municipal'));
  const names = [city, municipality === city ? null : municipality].filter((name) => name !== null);
  const found = {
    city: names.join(', ') || null,
    region: asText(field(location, 'county')),
    country: asText(field(location, 'country')),
    postalCode: asText(field(location, 'postalCode')),
  };
  return Object.values(found).some((value) => value !== null) ? [found] : [];
}
