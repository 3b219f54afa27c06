import { PAGES, type PageName } from '@babelboard/pages';

const CODE = 'app/information';

/** A page of text: about us, questions, contact, legal. */
export type InformationPage = {
  [Name in PageName]: (typeof PAGES)[Name]['code'] extends typeof CODE ? Name : never;
}[PageName];

export const INFORMATION_PAGES = (Object.keys(PAGES) as PageName[]).filter(isInformationPage);

export function isInformationPage(name: PageName): name is InformationPage {
  return PAGES[name].code === CODE;
}
