import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { createTestDatabase } from '../../support/database.js';
import { describeAdminHandOff } from './admin-handoff.suite.js';
import { describeContact } from './contact-api.suite.js';
import { describeDeclaredColumns } from './declared-columns.suite.js';
import { describePrivacyRights } from './privacy-api.suite.js';
import { describeQueueDashboard } from './queue-dashboard.suite.js';
import { describeSupportAccess } from './support-access.suite.js';

let folder: string;
let api: TestApi;
let worker: TestApplication;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'privacy-'));
  const database = await createTestDatabase();
  const dashboard = 'https://operators.example/start?area=board';
  api = await startTestApi({ DATA_DIR: folder, ADMIN_DASHBOARD_URL: dashboard, TRUST_PROXY: '1' }, database);
  worker = await createTestApplication({ DATA_DIR: folder, OPERATOR_EMAIL: 'hello@operator.test' }, [], database);
});
afterAll(async () => {
  await api.stop();
  await worker?.close();
  await rm(folder, { recursive: true });
});

describePrivacyRights(() => ({ api, worker }));
describeContact(() => ({ api, worker, folder }));
describeAdminHandOff(() => api);
describeSupportAccess(() => api);
describeQueueDashboard('PostgreSQL', () => api);
describeDeclaredColumns(() => worker);
