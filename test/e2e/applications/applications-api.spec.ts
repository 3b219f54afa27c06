import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { describeApplicantFits } from './applicant-fits.suite.js';
import { describeApplicants } from './applicants.suite.js';
import { ApplicationsStage } from './applications-stage.js';
import { describeApplying } from './applying.suite.js';
import { describeOfferCounts } from './offer-counts.suite.js';
import { describeRights } from './rights.suite.js';
import { describeScreening } from './screening.suite.js';

let folder: string;
let api: TestApi;
let stage: ApplicationsStage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'applications-'));
  api = await startTestApi({ DATA_DIR: folder });
  stage = await ApplicationsStage.set(api);
});
afterAll(async () => {
  await api?.stop();
  await rm(folder, { recursive: true, force: true });
});

describeScreening(() => stage);
describeApplying(() => stage);
describeApplicants(() => stage);
describeApplicantFits(() => stage);
describeRights(() => stage);
describeOfferCounts(() => stage);
