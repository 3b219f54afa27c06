import { afterAll, beforeAll } from '@jest/globals';
import { describeAlertAnswers } from './alert-answers.suite.js';
import { describeAlertMails } from './alert-mails.suite.js';
import { AlertStage } from './alert-stage.js';
import { describeAlertsApi } from './alerts-api.suite.js';
import { describeGuestAlerts } from './guest-alerts.suite.js';
import { describeInstantAlerts } from './instant-alerts.suite.js';

let stage: AlertStage;

beforeAll(async () => {
  stage = await AlertStage.open();
});
afterAll(() => stage?.close());

describeAlertsApi(() => stage);
describeAlertMails(() => stage);
describeAlertAnswers(() => stage);
describeGuestAlerts(() => stage);
describeInstantAlerts(() => stage);
