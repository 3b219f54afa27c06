import type { Favorite, JobCard, MatchedJob } from '@babelboard/wire';
import { ExplainedFit, KnownFit, OfferFit } from './offer-fit.js';
import { OfferMenu } from './offer-menu.js';

/** What a card (its menu, or how well it suits) or a whole offer (both) has for a candidate alone: one part of the code, whichever is shown. */
export default function OwnPart({ job, fit }: { job: JobCard | MatchedJob | Favorite; fit: boolean }) {
  const isWhole = 'description' in job;
  return (
    <>
      {fit && !('matching' in job) && <OfferFit id={job.id} />}
      {!fit && isWhole && <ExplainedFit id={job.id} />}
      {/* Other cards that bring it stand among their reasons, which say it. */}
      {fit && 'favorited_at' in job && <KnownFit score={job.matching?.score ?? null} />}
      {!fit && <OfferMenu job={job} />}
    </>
  );
}
