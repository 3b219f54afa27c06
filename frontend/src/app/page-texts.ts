import { type PageName, pageEntry } from '@babelboard/pages';

/** The catalogues of texts that a page needs beyond those of the frame. */
export function pageTexts(name: PageName): string[] {
  const { code, texts = [] } = pageEntry(name);
  const [folder = ''] = code.split('/');
  return [folder === 'app' ? 'app/pages' : folder, ...texts];
}
