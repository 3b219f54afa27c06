import type { User } from '@babelboard/wire';
import type { InformationPage } from '../../../pages/information-pages.js';

/** The page with the conditions and the privacy policy for somebody. */
export function conditionsOf({ type }: Pick<User, 'type'>): InformationPage {
  return type === 'company' ? 'legal-conditions-for-companies' : 'legal-conditions-and-privacy-policy-for-candidates';
}
