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

/** The text of an information page, of a document, so that only these pages load it. A page without one is a type error. */
export function useInformationText(page: InformationPage): InformationText {
  return useDocument('app/pages/information')[page] as InformationText;
}

export function useLegalTexts() {
  const { privacy, ...texts } = useDocument('app/pages/legal');
  return { ...texts, privacy: privacy as InformationSection[] };
}

/** Since when the texts stand that people agree to, and what is different from those before. */
export const useTextVersions = () => useDocument('app/pages/text-versions');
