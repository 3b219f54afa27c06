import type { XmlNode } from './hr-xml-parser.js';
import { emptyAd, type ParsedAd, type ParsedPlace } from './parsed-ad.js';

/** Parses a PositionOpening of HR-XML (2007-04-15) as the recruitment systems Jobbnorge, Karriere.no, HR Manager and Globesoft write it. */
export function parsePositionOpening(opening: XmlNode, defaultCountry: string | null): ParsedAd {
  const text = (...path: string[]) => textAt(opening, path);
  const detail = nodesAt(opening, ['PositionProfile', 'PositionDetail']);
  const dates = (name: string) => text('PositionProfile', 'PositionDateInfo', name);
  const descriptions = [
    ...nodesAt(opening, ['PositionProfile', 'FormattedPositionDescription', 'Value']),
    ...nodesAt(opening, ['PositionProfile', 'Organization']),
  ].map((node) => node.text.trim());
  return {
    ...emptyAd(sourceOf(opening)),
    sourceId: text('PositionPostings', 'PositionPosting', 'Id', 'IdValue'),
    title: text('PositionProfile', 'ProfileName') ?? text('PositionProfile', 'PositionDetail', 'PositionTitle'),
    companyName: text('PositionSupplier', 'EntityName') ?? text('PositionProfile', 'PositionDetail', 'Company'),
    places: detail.flatMap((node) =>
      nodesAt(node, ['PhysicalLocation']).flatMap((place) => placeOf(place, defaultCountry)),
    ),
    description: descriptions.filter((part) => part !== '').join('\n') || null,
    employmentTypes: detail.flatMap(employmentTypes),
    postedAt: dates('ValidFrom'),
    validThrough: dates('MaximumEndDate') ?? dates('MaximumStartDate'),
    applyUrl: text('PositionProfile', 'HowToApply', 'ApplicationMethod', 'InternetWebAddress'),
  };
}

/** The system that sends the ad, as a short name: ids are only unique within it. */
function sourceOf(opening: XmlNode): string {
  const system = textAt(opening, ['PositionSupplier', 'SupplierId', 'IdValue']);
  const id = nodesAt(opening, ['PositionPostings', 'PositionPosting', 'Id', 'IdValue'])[0];
  const named = system ?? id?.attributes.name?.split(/\s/)[0] ?? '';
  const slug = named
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'hr-xml' : slug;
}

function placeOf(location: XmlNode, defaultCountry: string | null): ParsedPlace[] {
  const address = (name: string) => textAt(location, ['PostalAddress', name]);
  const found = {
    city: address('Municipality') ?? textAt(location, ['Name']),
    region: address('Region'),
    country: address('CountryCode') ?? defaultCountry,
    postalCode: address('PostalCode'),
  };
  return Object.values(found).some((value) => value !== null) ? [found] : [];
}

function employmentTypes(detail: XmlNode): string[] {
  return nodesAt(detail, ['PositionSchedule'])
    .flatMap((schedule) => [schedule.text.trim(), percentage(schedule.attributes.percentage)])
    .concat(textAt(detail, ['PositionClassification']) ?? '')
    .filter((type) => type !== '');
}

function percentage(value: string | undefined): string {
  return value !== undefined && /^\d{1,3}$/.test(value.trim()) ? `${value.trim()} %` : '';
}

/** The trimmed text of the first element at the path that holds any. */
function textAt(node: XmlNode, path: string[]): string | null {
  return (
    nodesAt(node, path)
      .map(({ text }) => text.trim())
      .find((text) => text !== '') ?? null
  );
}

function nodesAt(node: XmlNode, path: string[]): XmlNode[] {
  return path.reduce<XmlNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [node],
  );
}
