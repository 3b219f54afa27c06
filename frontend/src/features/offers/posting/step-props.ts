import type { CheckOfferResponse, CompanyOffer } from '@babelboard/wire';
import type { Edit } from '../../../forms/inline/use-inline-edit.js';
import type { OfferValues } from './offer-values.js';

/** What every step gets. */
export interface StepProps {
  edit: Edit<OfferValues>;
  /** As it is saved; null until then. */
  offer: CompanyOffer | null;
  /** Hints about what is typed; none while they are on their way. */
  hints: CheckOfferResponse | undefined;
}
