/** For processes of tests, which share their databases. */
export const TEST_SECRET_KEY = 'a-secret-key-that-is-good-for-tests-alone';
/** By what push services know them. */
export const TEST_VAPID_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
