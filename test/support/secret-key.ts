/** For processes of tests, which share their databases. */
export const TEST_SECRET_KEY = 'a-secret-key-that-is-good-for-tests-alone';
