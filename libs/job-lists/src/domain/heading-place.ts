import type { UiLanguage } from '@babelboard/texts';
import { jobListsTexts } from '../texts/job-lists-texts.js';

/** A place as it stands in a heading, where a language says it together with its preposition: "Cologne", "in Köln", "in der Schweiz". */
export function headingPlace(place: { slug: string; name: string }, language: UiLanguage): string {
  return jobListsTexts.in(language)('heading.place', place);
}
