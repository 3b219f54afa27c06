import type { JobCard } from '@babelboard/wire';
import { useHiddenCompanies } from './offer-marks.js';

/** The offers without those of hidden companies; the very same list where there are none. @param company whose offers alone are listed */
export function useShownOffers<Card extends Pick<JobCard, 'company'>>(
  jobs: Card[],
  company: number | null = null,
): Card[] {
  const hidden = useHiddenCompanies();
  return hidden.size === 0 ? jobs : jobs.filter(({ company: { id } }) => id === company || !hidden.has(id));
}
