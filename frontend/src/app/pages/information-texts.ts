import texts from '../../i18n/en.information.json';
import type { InformationPage } from '../paths.js';

export interface InformationSection {
  heading: string;
  paragraphs: string[];
  /** A list after the paragraphs. */
  points?: string[];
  /** Whether the order of the points says something. */
  ordered?: boolean;
}

export interface InformationText {
  title: string;
  intro: string;
  sections: InformationSection[];
}

/** The texts of the information pages. They are a file of their own, so that only these pages load them. */
export const informationTexts: Record<InformationPage, InformationText> = texts;
