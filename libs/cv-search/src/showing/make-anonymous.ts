import type { FindableProfile } from '@babelboard/candidates/contract';
import { yearsOfExperience } from '@babelboard/matching/contract';
import { activeWeekOf } from '../indexing/active-week.js';
import { MASK, type Mask, maskOf } from '../indexing/domain/mask-text.js';
import { knownOf, type WholePerson } from '../indexing/whole-people.js';
import type { AnonymousEntry, AnonymousPerson } from './anonymous-person.js';

type Said = FindableProfile['positions'][number]['said'];

const LATEST = 3;

/** Makes of somebody what a company may see: each word of their own is masked. @param language in which they may have said it, too */
export function makeAnonymous(whole: WholePerson, language: string, now: Date): AnonymousPerson {
  const { profile, person, lastVisit } = whole;
  const { positions, education } = profile;
  const mask = maskOf(knownOf(whole));
  // A tool may be called as the company that makes it, where somebody worked.
  const maskSkill = maskOf({ ...knownOf(whole), organisations: [] });
  const text = profile.texts.find((one) => one.language === language) ?? profile.texts[0];
  const entries = { language, mask };
  const years = yearsOfExperience(positions, now);
  const experience = positions.map((position) => entryOf(position, entries));
  return {
    accountId: profile.accountId,
    headline: saying(mask(text?.headline ?? '')),
    positions: [...new Set(experience.slice(0, LATEST).map(({ title }) => title))].filter((title) => title !== ''),
    cityId: profile.cityId,
    countryId: person.countryId,
    experienceYears: years,
    languages: profile.languages.map(({ languageId, level }) => ({ languageId, level })),
    skills: profile.skills
      .map(({ skillId, ownName }) => ({ skillId, ownName: ownName === null ? null : saying(maskSkill(ownName)) }))
      .filter(({ skillId, ownName }) => skillId !== null || ownName !== ''),
    sectorIds: profile.sectorIds,
    destinationIds: profile.destinationIds,
    relocate: profile.relocate,
    workingStatus: profile.workingStatus,
    payFrom: profile.salaryFrom,
    workPermit: profile.workPermit,
    internship: profile.workInternship,
    activeWeek: activeWeekOf(lastVisit),
    letter: saying(mask(text?.letter ?? '')),
    experience,
    education: education.map((course) => ({ ...entryOf(course, entries), iscedLevel: course.iscedLevel })),
  };
}

function entryOf(
  { said, startedOn, endedOn }: { said: Said; startedOn: string; endedOn: string | null },
  { language, mask }: { language: string; mask: Mask },
): AnonymousEntry {
  const words = said.find((one) => one.language === language) ?? said[0];
  return {
    title: saying(mask(words?.title ?? '')),
    from: startedOn,
    to: endedOn,
    text: saying(mask(words?.description ?? '')),
  };
}

/** Empty where nothing but masks is left. */
function saying(masked: string): string {
  return /[\p{L}\p{N}]/u.test(masked.replaceAll(MASK, '')) ? masked : '';
}
