import type { JobCard } from '@babelboard/wire';
import { OfferFit } from './offer-fit.js';
import { OfferMenu } from './offer-menu.js';

/** What a card (its menu, or how well it suits) or a whole offer (both) has for a candidate alone: one part of the code, whichever is shown. */
export default function OwnPart({ job, fit }: { job: JobCard; fit: boolean }) {
  const isWhole = 'description' in job;
  // Where it says why it suits, it says how well.
  const isSaid = 'matching' in job;
  return (
    <>
      {(fit || isWhole) && !isSaid && <OfferFit id={job.id} />}
      {!fit && <OfferMenu job={job} />}
    </>
  );
}
