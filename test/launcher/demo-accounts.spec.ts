import { describe, expect, it } from '@jest/globals';
import { DEMO_ADMIN, DEMO_CANDIDATES, DEMO_OWNER, DEMO_PASSWORD } from '../../apps/cli/src/demo/demo-accounts.js';

/** Plain JavaScript, which has no types here. */
const LAUNCHERS = new URL('../../apps/launcher/product/demo-accounts.mjs', import.meta.url).href;

describe('the demo accounts that the launcher shows', () => {
  it('are those that the seed makes', async () => {
    const { DEMO_ACCOUNTS } = (await import(LAUNCHERS)) as { DEMO_ACCOUNTS: unknown };
    const emails = [...DEMO_CANDIDATES, DEMO_OWNER, DEMO_ADMIN].map(({ email }) => email);
    expect(DEMO_ACCOUNTS).toEqual({ emails, password: DEMO_PASSWORD });
  });
});
