import { type PageName, pageEntry } from '@babelboard/pages';

/** What `furtherPageTexts` says, of the pages that strangers begin with. */
const FIRST_PAGES = {
  home: ['jobs/home', 'job-marks', 'languages-i-speak'],
  job: ['jobs/offer', 'jobs/related', 'job-marks', 'languages-i-speak'],
  'job-list': ['jobs/list', 'job-marks', 'languages-i-speak'],
};

type FirstPage = keyof typeof FIRST_PAGES;

/** Of each other page. */
export type FurtherPageTexts = Record<Exclude<PageName, FirstPage>, readonly string[]>;

export function isFirstPage(name: PageName): name is FirstPage {
  return name in FIRST_PAGES;
}

/** The catalogues of texts that a page needs beyond those of the frame. The list of further pages need not be there for one of the first. */
export function pageTexts(name: PageName, further: FurtherPageTexts | null): string[] {
  const [folder = ''] = pageEntry(name).code.split('/');
  const named = isFirstPage(name) ? FIRST_PAGES[name] : further?.[name];
  if (named === undefined) throw new Error(`Nothing says which texts ${name} needs`);
  return [folder === 'app' ? 'app/pages' : folder, ...named];
}
