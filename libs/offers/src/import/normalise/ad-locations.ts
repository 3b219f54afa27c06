import type { RemoteMode } from '../../domain/remote-mode.js';
import type { ParsedPlace } from '../formats/parsed-ad.js';
import { plainLine } from './clean-text.js';
import type { AdLocation } from './normalised-ad.js';

const MAX_PLACES = 50;
const MAX_TEXT = 200;

const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');
const HYBRID = word('hybrid(?:e|kontor)?|híbrido|ibrido|hybridt?');
const REMOTE = word(
  'fully[- ]remote|remotely|remote|telecommute|home[- ]?office|work(?:ing)? from home|wfh|hjemmekontor|télétravail|teletravail|teletrabajo|telelavoro|offsite/home|virtual|thuiswerk(?:en)?|distansarbete|på distans|praca zdalna',
);
const REFUSED = /ikke mulig|not possible|no remote|not remote|on[- ]?site|onsite|^(?:false|no|none|0)$/i;
/** Words that stand beside a place or a remote word and name nothing. */
const FILLERS = word(
  'update location|opportunity|opportunities|within|only|based|or|the(?= uk| netherlands| united)|in(?= the)',
);
/** Everywhere is no place. */
const EVERYWHERE = 'europe|europa|emea|eu|eea|worldwide|world|global|anywhere|international';
const ANYWHERE = new RegExp(`^(?:${EVERYWHERE})$`, 'i');
const ANYWHERE_FIRST = new RegExp(`^(?:${EVERYWHERE})\\s*[-–,]\\s*`, 'i');

/**
 * Takes the places of an ad and its own word on remote work and gives the places in clean words, several in one text taken
 * apart ("Remote - Germany; London, UK (Hybrid)"), and the remote mode. Remote work that is tied to a country or town is
 * country-based.
 */
export function readLocations(
  places: readonly ParsedPlace[],
  remote: boolean | string | null,
): { locations: AdLocation[]; remote: RemoteMode | null } {
  const locations: AdLocation[] = [];
  let modes = modesIn(typeof remote === 'boolean' ? (remote ? 'remote' : '') : (remote ?? ''));
  for (const place of places.slice(0, MAX_PLACES)) {
    for (const part of partsOf(place.city)) {
      modes = { hybrid: modes.hybrid || part.hybrid, remote: modes.remote || part.remote };
      const location = {
        text: part.text === '' || ANYWHERE.test(part.text) ? null : part.text,
        region: line(place.region),
        country: line(place.country),
        countryHint: place.countryHint ?? null,
        postalCode: line(place.postalCode),
      };
      if (
        Object.values(location).some((value) => value !== null) &&
        !locations.some((known) => same(known, location))
      ) {
        locations.push(location);
      }
    }
  }
  const mode = modes.hybrid ? 'Hybrid' : modes.remote ? (locations.length > 0 ? 'RemoteCountryBased' : 'Remote') : null;
  return { locations: locations.slice(0, MAX_PLACES), remote: mode };
}

interface LocationPart {
  text: string;
  remote: boolean;
  hybrid: boolean;
}

function partsOf(text: string | null): LocationPart[] {
  const whole = plainLine(text ?? '', MAX_TEXT * 5);
  return whole.split(/;|(?<!\p{L})or(?!\p{L})/iu).map((part) => {
    const modes = modesIn(part);
    const named =
      modes.hybrid || modes.remote ? part.replace(HYBRID, ' ').replace(REMOTE, ' ').replace(FILLERS, ' ') : part;
    return { ...modes, text: removeLooseJoiners(named.replace(word('update location'), ' ')).slice(0, MAX_TEXT) };
  });
}

function modesIn(text: string): { remote: boolean; hybrid: boolean } {
  if (REFUSED.test(text.trim())) {
    return { remote: false, hybrid: false };
  }
  return { remote: text.search(REMOTE) >= 0 || /^true$/i.test(text.trim()), hybrid: text.search(HYBRID) >= 0 };
}

/** Removes brackets, commas and dashes that lost what they joined. */
function removeLooseJoiners(text: string): string {
  return text
    .replace(/\(\s*[-–—,]?\s*\)/g, ' ')
    .replace(/\(([^()]*)\)/g, (_, inside: string) => `, ${withoutJoiners(inside.trim())}`)
    .replace(/(?:\s*,)+\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/g, '')
    .replace(ANYWHERE_FIRST, '');
}

function withoutJoiners(text: string): string {
  return text
    .replace(/^[-–—,]/, '')
    .replace(/[-–—,]$/, '')
    .trim();
}

function line(text: string | null): string | null {
  return text === null ? null : plainLine(text, MAX_TEXT) || null;
}

function same(one: AdLocation, other: AdLocation): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
