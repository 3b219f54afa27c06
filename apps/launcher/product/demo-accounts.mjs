/** The accounts that the seed makes (apps/cli/src/demo/demo-accounts.ts); a test compares the two. */
export const DEMO_ACCOUNTS = {
  emails: ['candidate@demo.test', 'newcomer@demo.test', 'company@demo.test', 'admin@demo.test'],
  password: 'babelboard-demo',
};
