import texts from '../../i18n/en.information.json';
import type { InformationPage } from '../paths.js';

export interface InformationText {
  title: string;
  intro: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** The texts of the information pages. They are a file of their own, so that only these pages load them. */
export const informationTexts: Record<InformationPage, InformationText> = texts;
