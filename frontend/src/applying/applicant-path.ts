import { pathTo } from '@babelboard/pages';

/** Beside the other applicants to the offer. */
export function applicantPath({ id, offer_id }: { id: number; offer_id: number }): string {
  return `${pathTo('applicants', { id: `${offer_id}`, page: '1' })}?applicant=${id}`;
}
