import type { CvExperience, Proposal } from '../../cv.js';
import type { CvKnowledge } from '../../knowledge/cv-knowledge.js';
import type { PlaceReader } from '../places/place-reader.js';
import type { Section } from '../sections/find-sections.js';
import { readEntries } from './read-entries.js';
import { experienceScores } from './word-scores.js';

/** Surely a job, though nobody is named who gave it. */
const SURE_JOB = 2.4;

export function readExperience(
  sections: readonly Section[],
  context: { knowledge: CvKnowledge; language: string | null; places: PlaceReader },
): Proposal<CvExperience>[] {
  const scores = experienceScores(context.knowledge, context.language);
  const labels = { what: 'position', where: 'employer' } as const;
  return sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ lines }) => readEntries(lines, { ...context, scores, labels }))
    .filter(({ what, where }) => where !== null || scores.what(what) >= SURE_JOB)
    .map(({ what, where, date, place, description, passage, labelled }) => ({
      value: {
        position: what,
        employer: where,
        start: date?.start ?? null,
        end: date?.end ?? null,
        locality: place?.locality ?? null,
        cityId: place?.cityId ?? null,
        countryCode: place?.countryCode ?? null,
        description,
      },
      passage,
      confidence: labelled ? 0.95 : where !== null && scores.what(what) + scores.where(where) > 1 ? 0.85 : 0.65,
    }));
}
