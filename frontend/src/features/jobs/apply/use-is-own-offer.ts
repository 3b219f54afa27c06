import { pathTo } from '@babelboard/pages';
import type { JobCard } from '@babelboard/wire';
import { useLocation } from '../../../router/router.js';
import { useSession } from '../../../session/use-session.js';

/** Whether who looks works for the company whose offer it is. Beside the fields in which it is written it is shown as to everybody else. */
export function useIsOwnOffer({ company }: JobCard): boolean {
  const { user } = useSession();
  const { pathname } = useLocation();
  return user?.company?.id === company.id && !pathname.endsWith(pathTo('post-job'));
}
