import type { CvEducation, Proposal } from '../../cv.js';
import type { PlaceReader } from '../places/place-reader.js';
import type { Section } from '../sections/find-sections.js';
import { degreeLevel } from './degree-level.js';
import { readEntries } from './read-entries.js';
import { educationScores } from './word-scores.js';

export function readEducation(
  sections: readonly Section[],
  context: { language: string | null; places: PlaceReader },
): Proposal<CvEducation>[] {
  const scores = educationScores(context.language);
  const labels = { what: 'title', where: 'school' } as const;
  return sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ lines }) => readEntries(lines, { ...context, scores, labels }))
    .map(({ what, where, date, place, description, passage, labelled }) => ({
      value: {
        title: what,
        school: where,
        // A year alone is that of the degree.
        start: date?.kind === 'single' ? null : (date?.start ?? null),
        end: date?.end ?? null,
        locality: place?.locality ?? null,
        cityId: place?.cityId ?? null,
        countryCode: place?.countryCode ?? null,
        isced: degreeLevel(what, context.language),
        description,
      },
      passage,
      confidence: labelled ? 0.95 : where !== null && scores.what(what) + scores.where(where) > 1 ? 0.85 : 0.65,
    }));
}
