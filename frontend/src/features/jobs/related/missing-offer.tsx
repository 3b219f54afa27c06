import type { FoundJob } from '../api/find-job.js';
import { GoneOffer } from './gone-offer.js';
import { UnknownOffer } from './unknown-offer.js';

/** An offer that has ended, or that there never was. */
export default function MissingOffer({ found }: { found: FoundJob }) {
  return found.gone ? <GoneOffer found={found} /> : <UnknownOffer />;
}
