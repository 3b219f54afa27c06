import type { JobCard } from '@babelboard/wire';
import { useSession } from '../session/use-session.js';
import { lazyPart } from '../ui/lazy-part.js';
import { partInPlace } from '../ui/part-in-place.js';

const OwnPart = partInPlace(lazyPart(() => import('./menu/own-part.js'), ['job-marks/menu']));

/** More that a candidate may do with an offer, or how well it suits them (`fit`); nobody else has it. */
export function OwnOfferMenu({ job, fit = false }: { job: JobCard; fit?: boolean }) {
  return useSession().user?.type === 'candidate' && <OwnPart job={job} fit={fit} />;
}
