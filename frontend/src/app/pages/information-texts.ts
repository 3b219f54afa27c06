import texts from '../../i18n/en.information.json';
import legal from '../../i18n/en.legal.json';
import type { InformationPage } from '../../pages/information-pages.js';

/** What stands after the words of a section: facts that come from settings or code, so that the text cannot differ from them. */
export type Shown = 'operator' | 'cookies' | 'local' | 'session' | 'retention' | 'contact-form';

export interface InformationSection {
  heading: string;
  paragraphs?: string[];
  /** A list after the paragraphs. */
  points?: string[];
  /** Whether the order of the points says something. */
  ordered?: boolean;
  show?: Shown;
  links?: { page: InformationPage; text: string }[];
}

export interface InformationText {
  title: string;
  intro: string;
  sections: InformationSection[];
  /** Whether the privacy policy follows. */
  include?: 'privacy';
  /** Whether people agree to it: it says since when it stands, and what has changed. */
  versioned?: boolean;
}

/** The texts of the information pages. They are files of their own, so that only these pages load them. */
export const informationTexts = texts as Record<InformationPage, InformationText>;

export const legalTexts = legal as Omit<typeof legal, 'privacy'> & { privacy: InformationSection[] };
