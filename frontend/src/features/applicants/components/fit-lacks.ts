import type { FitLack } from '@babelboard/wire';
import type { TextKey } from '../../../i18n/use-text.js';

/** Why an applicant has no fit. */
export const FIT_LACKS: Record<FitLack, TextKey> = {
  language: 'applicants.lacks-language',
  'offer-says-little': 'applicants.lacks-offer',
  'says-little': 'applicants.lacks-said',
  'not-near': 'applicants.lacks-near',
};
