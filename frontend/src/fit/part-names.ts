import { pathTo } from '@babelboard/pages';
import type { MatchingPartName } from '@babelboard/wire';
import type { TextKey } from '../i18n/use-text.js';

/** What each part of a score is called. */
export const PART_NAMES: Record<MatchingPartName, TextKey> = {
  skills: 'matchings.part-skills',
  occupation: 'matchings.part-occupation',
  'wished-languages': 'matchings.part-wished-languages',
  sector: 'matchings.part-sector',
  place: 'matchings.part-place',
  experience: 'matchings.part-experience',
  employment: 'matchings.part-employment',
  pay: 'matchings.part-pay',
  permit: 'matchings.part-permit',
};

/** The section of the profile that says it. */
const SECTIONS: Record<MatchingPartName, string> = {
  skills: 'skills',
  occupation: 'experience',
  'wished-languages': 'languages',
  sector: 'sectors',
  place: 'contact-info',
  experience: 'experience',
  employment: 'preferences',
  pay: 'preferences',
  permit: 'preferences',
};

/** Where a person says it. */
export function addressOfPart(part: MatchingPartName): string {
  return `${pathTo('my-profile')}#${SECTIONS[part]}`;
}
