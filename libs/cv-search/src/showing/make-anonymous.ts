import type { FindableProfile } from '@babelboard/candidates/contract';
import { yearsOfExperience } from '@babelboard/matching/contract';
import { activeWeekOf } from '../indexing/active-week.js';
import { MASK, type Mask, maskOf } from '../indexing/domain/mask-text.js';
import { knownOf, type WholePerson } from '../indexing/whole-people.js';
import type { AnonymousEntry, AnonymousPerson } from './anonymous-person.js';

type Said = FindableProfile['positions'][number]['said'];

const LATEST = 3;

/** How the words of somebody are shown. */
interface Shown {
  /** In which they may have said it, too. */
  language: string;
  now: Date;
  mask: Mask;
  maskSkill: Mask;
  /** Whether employers and schools are told. */
  named: boolean;
}

/** Makes of somebody what a company may see that does not know who it is: each word of their own is masked. @param language in which they may have said it, too */
export function makeAnonymous(whole: WholePerson, language: string, now: Date): AnonymousPerson {
  const known = knownOf(whole);
  // A tool may be called as the company that makes it, where somebody worked.
  const maskSkill = maskOf({ ...known, organisations: [] });
  return show(whole, { language, now, mask: maskOf(known), maskSkill, named: false });
}

/** Makes of somebody what a company sees that knows who it is: nothing is taken out. */
export function makeKnown(whole: WholePerson, language: string, now: Date): AnonymousPerson {
  const asSaid: Mask = (text) => text;
  return show(whole, { language, now, mask: asSaid, maskSkill: asSaid, named: true });
}

function show(whole: WholePerson, shown: Shown): AnonymousPerson {
  const { profile, person, lastVisit } = whole;
  const { positions, education } = profile;
  const { language, now, mask, maskSkill } = shown;
  const text = profile.texts.find((one) => one.language === language) ?? profile.texts[0];
  const years = yearsOfExperience(positions, now);
  const experience = positions.map((position) => entryOf({ ...position, at: position.employer }, shown));
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
    education: education.map((course) => ({
      ...entryOf({ ...course, at: course.school }, shown),
      iscedLevel: course.iscedLevel,
    })),
  };
}

function entryOf(
  { said, at, startedOn, endedOn }: { said: Said; at: string; startedOn: string; endedOn: string | null },
  { language, mask, named }: Shown,
): AnonymousEntry {
  const words = said.find((one) => one.language === language) ?? said[0];
  return {
    title: saying(mask(words?.title ?? '')),
    at: named ? at : null,
    from: startedOn,
    to: endedOn,
    text: saying(mask(words?.description ?? '')),
  };
}

/** Empty where nothing but masks is left. */
function saying(masked: string): string {
  return /[\p{L}\p{N}]/u.test(masked.replaceAll(MASK, '')) ? masked : '';
}
