import { createHash } from 'node:crypto';
import { foldSpelling } from '@babelboard/platform';
import type { ParsedAd } from '../formats/parsed-ad.js';
import { plainLine } from './clean-text.js';
import type { AdKey, AdLocation } from './normalised-ad.js';

const MAX_KEY = 500;

/** The key of an ad that names its own id in its source, else null. A very long id is replaced by its hash. */
export function ownKey(ad: Pick<ParsedAd, 'source' | 'sourceId'>): AdKey | null {
  const id = ad.sourceId === null ? '' : plainLine(ad.sourceId, MAX_KEY * 4);
  if (id === '') {
    return null;
  }
  return { source: sourceName(ad.source), sourceKey: id.length > MAX_KEY ? `sha256:${sha256([id])}` : id };
}

/** The key of an ad without an id: the same words by the same employer for the same places are the same ad. */
export function contentKey(
  source: string,
  ad: { title: string; companyName: string | null; locations: AdLocation[]; descriptionText: string },
): AdKey {
  const places = ad.locations.map(({ text, region, country }) =>
    [text, region, country].map((part) => foldSpelling(part ?? '')).join('|'),
  );
  const parts = [
    foldSpelling(ad.title),
    foldSpelling(ad.companyName ?? ''),
    ...places.sort(),
    foldSpelling(ad.descriptionText),
  ];
  return { source: sourceName(source), sourceKey: `sha256:${sha256(parts)}` };
}

/**
 * A hash over everything that is stored of an ad, whatever the order of its fields: an unchanged row is recognised by it.
 * Undefined and null fields count as missing, so that a new field changes no ad that says nothing in it; dates count by their moment.
 */
export function contentHash(content: unknown): string {
  return hashOf(content, (value) => value !== null);
}

/**
 * The hash of the versions before, which counted null fields: by it an unchanged ad that they stored is recognised, and gets the hash of
 * today. To be left out in the next version, with all that is called `formerContentHash`; what no import has brought since is renewed then.
 */
export function formerContentHash(content: unknown): string {
  return hashOf(content, () => true);
}

function hashOf(content: unknown, counts: (value: unknown) => boolean): string {
  const inOrder = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, field]) => counts(field))
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value;
  return sha256([JSON.stringify(content, inOrder)]);
}

function sourceName(source: string): string {
  return plainLine(source, 100) || 'unknown';
}

/** Parts are joined by a character that no part holds, so that no two lists of parts give the same text. */
function sha256(parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex');
}
