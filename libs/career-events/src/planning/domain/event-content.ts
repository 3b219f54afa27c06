import { DEFAULT_LANGUAGE, UI_LANGUAGE_CODES, type UiLanguage } from '@babelboard/texts';

/** A point of the programme; `after`: minutes since the beginning, so that it moves with the event. */
export interface ProgrammePoint {
  after: number;
  title: string;
  who: string;
}

/** Somebody who speaks at an event. */
export interface Speaker {
  name: string;
  role: string;
}

/** What an event says of itself in one language. */
export interface EventWords {
  title: string;
  lead: string;
  /** Paragraphs, with an empty line between. */
  text: string;
  programme: ProgrammePoint[];
  speakers: Speaker[];
}

/** Words in each language of the interface that they are written in; the default one is always there. */
export type EventContent = Partial<Record<UiLanguage, EventWords>>;

export interface Sponsor {
  name: string;
  url: string | null;
}

/** A city that an event is about, by its slug; `template` is the look of its page. */
export interface EventCity {
  slug: string;
  template: string;
}

/** What an event says, in the language or else in the default one. */
export function wordsIn(content: EventContent, language: UiLanguage): EventWords & { lang: UiLanguage } {
  for (const lang of [language, DEFAULT_LANGUAGE, ...UI_LANGUAGE_CODES]) {
    const words = content[lang];
    if (words !== undefined) return { ...words, lang };
  }
  throw new Error('An event without words');
}
