import type { FitLack } from '@babelboard/wire';
import type { TextKey } from '../../i18n/use-text.js';

/** Why somebody has no fit. */
export const FIT_LACKS: Record<FitLack, TextKey> = {
  language: 'fit.lacks-language',
  'offer-says-little': 'fit.lacks-offer',
  'says-little': 'fit.lacks-said',
  'not-near': 'fit.lacks-near',
};
