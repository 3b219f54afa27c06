import type { CvEducation, Proposal } from '../../cv.js';
import type { IscedLevel } from '../../words/cv-words.js';
import type { PlaceReader } from '../places/place-reader.js';
import type { Section } from '../sections/find-sections.js';
import { degreeLevel } from './degree-level.js';
import { degreeNote } from './entry-notes.js';
import { readEntries } from './read-entries.js';
import type { ReadEntry } from './read-entry.js';
import { withoutNotes } from './title-notes.js';
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
    .map(readNotes)
    .map(({ where, title, notes, date, place, description, passage, labelled }) => ({
      value: {
        title,
        school: where,
        // A year alone is that of the degree.
        start: date?.kind === 'single' ? null : (date?.start ?? null),
        end: date?.end ?? null,
        locality: place?.locality ?? null,
        cityId: place?.cityId ?? null,
        countryCode: place?.countryCode ?? null,
        isced: notedLevel(passage) ?? degreeLevel(title, context.language),
        description: [...notes, ...(description === null ? [] : [description])].join('\n') || null,
      },
      passage,
      confidence: labelled ? 0.95 : where !== null && scores.what(title) + scores.where(where) > 1 ? 0.85 : 0.65,
    }));
}

/** Marks and honours stand beside the title or behind the school. */
function readNotes({ what, where, ...entry }: ReadEntry) {
  const { title, notes } = withoutNotes(what);
  const school = where === null ? null : withoutNotes(where);
  return { ...entry, title, where: school?.title ?? null, notes: [...notes, ...(school?.notes ?? [])] };
}

/** The level that stands beside the title, by a name or a number of its own. */
function notedLevel(passage: string): IscedLevel | null {
  const notes = passage.split(/\n|\t|\s[|·•]\s/).map(degreeNote);
  return notes.find((level) => level !== null) ?? null;
}
