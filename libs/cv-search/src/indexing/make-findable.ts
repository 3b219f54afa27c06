import type { FindableProfile } from '@babelboard/candidates/contract';
import type { CvText } from '@babelboard/cvs/contract';
import type { Person } from '@babelboard/identity/contract';
import { yearsOfExperience } from '@babelboard/matching/contract';
import type { FindablePerson } from '../engines/findable-person.js';
import type { KnownPerson } from './domain/known-person.js';
import { MASK, type Mask, maskOf } from './domain/mask-text.js';
import type { MaskCvs } from './findable-cvs.js';
import type { PersonNames, SpokenTitle, TradeNames } from './person-names.js';

const WEEK_MS = 604_800_000;

/** What was long ago is seldom what somebody is looked for: titles of so many positions name the trade. */
const LATEST = 3;

/** All that is known of somebody who may be found. */
export interface WholePerson {
  profile: FindableProfile;
  person: Person;
  /** ISO 3166-1 alpha-2; null where no home is told. */
  country: string | null;
  lastVisit: Date;
  cvs: readonly CvText[];
}

export interface Tools {
  names: PersonNames;
  trade: TradeNames;
  maskCvs: MaskCvs;
  now: Date;
}

/** Makes of somebody what companies may find: each word of their own is masked. */
export function makeFindable(whole: WholePerson, { names, trade, maskCvs, now }: Tools): FindablePerson {
  const { profile, person, lastVisit } = whole;
  const { positions, education, skills, texts } = profile;
  const cvs = maskCvs(whole.cvs, knownOf(whole));
  const mask = maskOf(cvs.known);
  const titlesOf = (said: readonly SpokenTitle[]) => maskedTitles(said, mask);
  const headlines = titlesOf(texts.map(({ headline, language }) => ({ title: headline, language })));
  const held = positions.map(({ said }) => titlesOf(said));
  const titles = [...headlines, ...held.flat()];
  const latest = [...headlines, ...held.slice(0, LATEST).flat()];
  const occupationIds = trade.occupationIds(latest);
  const skillIds = skills.flatMap(({ skillId }) => skillId ?? []);
  const languages = unique([
    profile.textLanguage,
    ...texts.map(({ language }) => language),
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
      ...texts.map(({ letter }) => mask(letter)),
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
    activeWeek: Math.floor(lastVisit.getTime() / WEEK_MS),
    blockedCompanyIds: profile.blockedCompanyIds,
  };
}

function knownOf({ profile, person, country }: WholePerson): KnownPerson {
  return {
    names: [person.firstName, person.lastName],
    emails: [person.email],
    phones: profile.phone === null ? [] : [profile.phone],
    links: profile.links,
    organisations: [
      ...profile.positions.map(({ employer }) => employer),
      ...profile.education.map(({ school }) => school),
    ],
    countries: country === null ? [] : [country],
  };
}

function maskedTitles(titles: readonly SpokenTitle[], mask: Mask): SpokenTitle[] {
  return titles
    .map(({ title, language }) => ({ title: mask(title), language }))
    .filter(({ title }) => saysSomething(title));
}

function saysSomething(masked: string): boolean {
  return /[\p{L}\p{N}]/u.test(masked.replaceAll(MASK, ''));
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
