/** Status for each visitor, in the order of `VISITORS`: what is much the same for many routes. */
export const PUBLIC = '200 200 200 200 200 200 200';
export const NOBODY_S_CODE = '410 410 410 410 410 410 410';
export const SIGNED_IN = '401 200 200 200 200 200 200';
export const CANDIDATES = '401 200 200 403 403 403 403';
export const COMPANIES = '401 403 403 200 200 200 403';
export const NOTHING_THERE = '404 404 404 404 404 404 404';
/** Others are not told that it is there. */
export const OF_THE_CANDIDATE = '401 200 404 404 404 404 404';
/** The same where others may not even ask. */
export const OWN_OF_THE_CANDIDATE = '401 200 404 403 403 403 403';
/** Bodies of requests. */
export const noCode = () => ({ token: 'no-such-code' });
