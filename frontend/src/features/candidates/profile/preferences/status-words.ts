import type { WORKING_STATUSES } from '@babelboard/wire';
import type { TextKey } from '../../../../i18n/use-text.js';

export const STATUS_WORDS: Record<(typeof WORKING_STATUSES)[number], TextKey> = {
  1: 'profile.status-working',
  2: 'profile.status-looking',
  3: 'profile.status-studying',
  4: 'profile.status-other',
};
