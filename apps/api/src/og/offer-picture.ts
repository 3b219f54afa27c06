import type { UiLanguage } from '@babelboard/texts';
import type { JobDetail } from '@babelboard/wire';
import { languageChip, type PictureWords } from './picture-tree.js';

/** What the picture shows of an offer. */
export interface PicturedOffer extends Pick<JobDetail, 'title' | 'places' | 'remote' | 'languages'> {
  company: Pick<JobDetail['company'], 'name'>;
}

/** What the picture of an offer says: title, company, place and the languages it asks for. */
export function offerPicture(
  { title, company, places, remote, languages }: PicturedOffer,
  language: UiLanguage,
): PictureWords {
  const [place] = places;
  const where = [place?.city, place?.country].filter(Boolean).join(', ') || (remote?.name ?? '');
  return { title, beneath: [company.name, where], languages: languages.map((one) => languageChip(one, language)) };
}
