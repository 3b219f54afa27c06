import type { REPORT_REASONS } from '@babelboard/wire';
import type { TextKey } from '../../../i18n/use-text.js';

type Reason = (typeof REPORT_REASONS)[number];

/** Why somebody reports an offer, and why one is taken off. */
export const REASON_TEXTS: Record<Reason, TextKey> = {
  scam: 'review.reason-scam',
  discrimination: 'review.reason-discrimination',
  not_a_job: 'review.reason-not_a_job',
  wrong_information: 'review.reason-wrong_information',
  expired: 'review.reason-expired',
  other: 'review.reason-other',
};
