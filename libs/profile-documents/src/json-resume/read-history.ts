import { countryCodeOf } from '../domain/country-codes.js';
import { iscedLevelOfDegree } from '../domain/degree-levels.js';
import { iscedLevel } from '../domain/isced-levels.js';
import { textLanguageOf } from '../domain/language-codes.js';
import { LIMITS } from '../domain/limits.js';
import { lineOrNull } from '../domain/lines.js';
import { partialDate, periodOf } from '../domain/partial-date.js';
import type { ProfileEducation, ProfileExperience } from '../domain/profile-document.js';
import { proseOrNull, writeProse } from '../domain/prose.js';
import type { LeftOut } from '../domain/read-profile.js';
import { type JsonResume, OWN } from './json-resume-schema.js';

type Work = JsonResume['work'][number];
type Study = JsonResume['education'][number];

export function readExperience(entry: Work, leftOut: LeftOut): ProfileExperience {
  const own = entry[OWN];
  const highlights =
    entry.highlights.length === 0 ? '' : `\n${writeProse([{ kind: 'list', items: entry.highlights }])}`;
  leftOut.note('details', Boolean(entry.description));
  return {
    position: lineOrNull(entry.position, LIMITS.position) ?? '',
    employer: lineOrNull(entry.name ?? entry.company, LIMITS.position) ?? '',
    period: readPeriod(entry, own?.ongoing),
    description: proseOrNull((entry.summary ?? '') + highlights, LIMITS.prose),
    locality: lineOrNull(own ? own.locality : entry.location, LIMITS.name),
    countryCode: countryCodeOf(own?.countryCode),
    language: textLanguageOf(own?.language),
  };
}

export function readEducation(entry: Study, leftOut: LeftOut): ProfileEducation {
  const own = entry[OWN];
  const title = [entry.studyType, entry.area].filter(Boolean).join(', ');
  leftOut.note('details', Boolean(entry.score) || entry.courses.length > 0);
  return {
    title: lineOrNull(title, LIMITS.line) ?? '',
    school: lineOrNull(entry.institution, LIMITS.line) ?? '',
    period: readPeriod(entry, own?.ongoing),
    description: proseOrNull(own?.description, LIMITS.prose),
    iscedLevel: own ? iscedLevel(own.iscedLevel) : iscedLevelOfDegree(entry.studyType),
    language: textLanguageOf(own?.language),
  };
}

function readPeriod({ startDate, endDate }: Pick<Work, 'startDate' | 'endDate'>, ongoing: boolean | null | undefined) {
  return periodOf({ start: partialDate(startDate), end: partialDate(endDate), ongoing: ongoing ?? null });
}
