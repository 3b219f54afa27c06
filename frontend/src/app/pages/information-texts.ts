import { useDocument } from '../../i18n/use-document.js';
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

type Legal = typeof import('./texts/legal.en.json');
/** Since when the texts stand that people agree to, and what is different from those before. */
type TextVersions = typeof import('./texts/text-versions.en.json');

/** The texts of the information pages: documents, so that only these pages load them. */
export const useInformationTexts = () => useDocument<Record<InformationPage, InformationText>>('app/pages/information');

export const useLegalTexts = () =>
  useDocument<Omit<Legal, 'privacy'> & { privacy: InformationSection[] }>('app/pages/legal');

export const useTextVersions = () => useDocument<TextVersions>('app/pages/text-versions');
