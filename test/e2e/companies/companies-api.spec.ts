import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { describeCompanyDashboard } from './company-dashboard.suite.js';
import { describeCompanySettings } from './company-settings.suite.js';
import { describeInvitations } from './invitations.suite.js';
import { describeMembers } from './members.suite.js';

let api: TestApi;

beforeAll(async () => {
  // Each visitor comes from an address of its own: what they do is not what limits are for.
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api?.stop());

describeCompanyDashboard(() => api);
describeMembers(() => api);
describeInvitations(() => api);
describeCompanySettings(() => api);
