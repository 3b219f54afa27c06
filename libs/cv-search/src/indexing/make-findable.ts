import type { CvText } from '@babelboard/cvs/contract';
import { yearsOfExperience } from '@babelboard/matching/contract';
import type { FindablePerson } from '../engines/findable-person.js';
import { activeWeekOf } from './active-week.js';
import { MASK, type Mask, maskOf } from './domain/mask-text.js';
import type { MaskCvs } from './findable-cvs.js';
import type { PersonNames, SpokenTitle, TradeNames } from './person-names.js';
import { knownOf, type WholePerson } from './whole-people.js';

/** What was long ago is seldom what somebody is looked for: titles of so many positions name the trade. */
const LATEST = 3;

export interface Tools {
  names: PersonNames;
  trade: TradeNames;
  maskCvs: MaskCvs;
  now: Date;
  /** By account, those who are made. */
  since: ReadonlyMap<number, Date>;
}

/** Makes of somebody what companies may find: each word of their own is masked. */
export function makeFindable(
  whole: WholePerson,
  texts: readonly CvText[],
  { names, trade, maskCvs, now, since }: Tools,
): FindablePerson {
  const { profile, person, lastVisit } = whole;
  const { positions, education, skills } = profile;
  const cvs = maskCvs(texts, knownOf(whole));
  const mask = maskOf(cvs.known);
  const titlesOf = (said: readonly SpokenTitle[]) => maskedTitles(said, mask);
  const headlines = titlesOf(profile.texts.map(({ headline, language }) => ({ title: headline, language })));
  const held = positions.map(({ said }) => titlesOf(said));
  const titles = [...headlines, ...held.flat()];
  const latest = [...headlines, ...held.slice(0, LATEST).flat()];
  const occupationIds = trade.occupationIds(latest);
  const skillIds = skills.flatMap(({ skillId }) => skillId ?? []);
  const languages = unique([
    profile.textLanguage,
    ...profile.texts.map(({ language }) => language),
    ...titles.map(({ language }) => language),
  ]);
  // A tool may be called as the company that makes it, where somebody worked.
  const maskSkill = maskOf({ ...cvs.known, organisations: [] });
  const ownSkills = skills.flatMap(({ ownName }) => (ownName === null ? [] : maskSkill(ownName))).filter(saysSomething);
  const years = yearsOfExperience(positions, now);
  return {
    id: profile.accountId,
    titles: unique(titles.map(({ title }) => title)),
    forms: trade.forms(titles),
    skills: unique([...skillIds.flatMap((id) => names.ofSkill(id, languages)), ...ownSkills]),
    synonyms: trade.synonyms(occupationIds, skillIds),
    things: unique([
      ...names.ofHome(profile.cityId, person.countryId),
      ...profile.sectorIds.flatMap((id) => names.ofSector(id, languages)),
      ...education.flatMap(({ said }) => titlesOf(said)).map(({ title }) => title),
      ...education.flatMap(({ iscedLevel }) => names.ofDegree(iscedLevel)),
    ]),
    text: [
      ...[...positions, ...education].flatMap(({ said }) => said.map(({ description }) => mask(description))),
      ...profile.texts.map(({ letter }) => mask(letter)),
      ...cvs.texts,
    ]
      .filter(saysSomething)
      .join('\n\n'),
    occupationIds,
    languages: names.languageFamilies(profile.languages),
    skillIds,
    sectorIds: profile.sectorIds,
    countryId: person.countryId,
    cityId: profile.cityId,
    destinationIds: profile.destinationIds,
    experienceYears: years === null ? null : Math.floor(years),
    payFrom: profile.salaryFrom,
    workingStatus: profile.workingStatus,
    activeWeek: activeWeekOf(lastVisit),
    findableSince: secondsOf(since.get(profile.accountId) ?? now),
    blockedCompanyIds: profile.blockedCompanyIds,
  };
}

function maskedTitles(titles: readonly SpokenTitle[], mask: Mask): SpokenTitle[] {
  return titles
    .map(({ title, language }) => ({ title: mask(title), language }))
    .filter(({ title }) => saysSomething(title));
}

/** Seconds since 1970 began. */
function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}

function saysSomething(masked: string): boolean {
  return /[\p{L}\p{N}]/u.test(masked.replaceAll(MASK, ''));
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
