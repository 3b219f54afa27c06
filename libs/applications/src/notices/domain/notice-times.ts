import { APPLICATION_UNDO_SECONDS } from '@babelboard/wire';

/** As long as a press undoes it, nobody is told that somebody applied. */
export const UNDO_MS = APPLICATION_UNDO_SECONDS * 1_000;
/** Of who applies to one offer its company is told once in this time. */
export const DIGEST_MS = 3_600_000;
/** Who closes an offer has so long to tell applicants what they decided, before the end of the offer is told. */
export const AFTER_END_MS = 900_000;
/** A status that is changed again so soon was a slip, of which nobody is told. */
export const STATUS_STANDS_MS = 60_000;
