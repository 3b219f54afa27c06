import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { describeAvatars } from './avatar.suite.js';
import { describeDocuments } from './documents.suite.js';
import { describeHistory } from './history.suite.js';
import { describeLanguageGaps } from './language-gaps.suite.js';
import { describeLanguages } from './languages.suite.js';
import { describePreferences } from './preferences.suite.js';
import { describePrivacy } from './privacy.suite.js';
import { describeProductRating } from './product-rating.suite.js';
import { describeProfile } from './profile.suite.js';
import { describeReference } from './reference.suite.js';
import { describeSkills } from './skills.suite.js';
import { describeTakeover } from './takeover.suite.js';

let folder: string;
let api: TestApi;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candidates-'));
  api = await startTestApi({ DATA_DIR: folder });
});
afterAll(async () => {
  await api?.stop();
  await rm(folder, { recursive: true, force: true });
});

describeReference(() => api);
describeProfile(() => api);
describePreferences(() => api);
describeLanguages(() => api);
describeLanguageGaps(() => api);
describeSkills(() => api);
describeHistory(() => api);
describeAvatars(() => api);
describeDocuments(() => api);
describeProductRating(() => api);
describePrivacy(() => api);
describeTakeover(() => api);
