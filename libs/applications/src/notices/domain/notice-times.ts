/** Of who applies to one offer its company is told once in this time. */
export const DIGEST_MS = 3_600_000;
/** Who closes an offer has so long to tell applicants what they decided, before the end of the offer is told. */
export const AFTER_END_MS = 900_000;
