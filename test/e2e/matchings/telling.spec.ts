import { afterAll, beforeAll } from '@jest/globals';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { MatchingStage } from './matching-stage.js';
import { describeTellingOfMatchings } from './telling-of-matchings.suite.js';

let server: TestMailServer;
let stage: MatchingStage;

beforeAll(async () => {
  server = await startMailServer();
  stage = await MatchingStage.open(undefined, { SMTP_URL: server.url });
});
afterAll(async () => {
  await stage?.test.close();
  await server?.stop();
});

describeTellingOfMatchings(() => ({ stage, server }));
