import type { JobCard } from '@babelboard/wire';
import { useSession } from '../session/use-session.js';
import { lazyPart } from '../ui/lazy-part.js';
import { partInPlace } from '../ui/part-in-place.js';

const OfferMenu = partInPlace(lazyPart(() => import('./menu/offer-menu.js'), ['job-marks/menu']));

/** More that a candidate may do with an offer; nobody else has it. */
export function OwnOfferMenu({ job }: { job: JobCard }) {
  return useSession().user?.type === 'candidate' && <OfferMenu job={job} />;
}
