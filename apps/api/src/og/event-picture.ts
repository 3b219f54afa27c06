import { type UiLanguage, zonedTimesOf } from '@babelboard/texts';
import type { CareerEventCard } from '@babelboard/wire';
import { apiTexts } from '../texts/api-texts.js';
import type { PictureWords } from './picture-tree.js';

/** What the picture of an event says: title, when it is, and the languages spoken there. */
export function eventPicture(event: CareerEventCard, language: UiLanguage): PictureWords {
  const { title, starts_at, ends_at, time_zone, languages, phase } = event;
  const t = apiTexts.in(language);
  const when =
    starts_at === null || ends_at === null || phase === 'planned' || phase === 'cancelled'
      ? []
      : [zonedTimesOf(language).days(starts_at, ends_at, time_zone)];
  return { title, beneath: [t('picture.event'), ...when], languages: languages.map(({ name }) => name) };
}
