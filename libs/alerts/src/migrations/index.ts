import { CreateJobAlerts20261216002301 } from './20261216002301-create-job-alerts.js';

export const alertsMigrations = [CreateJobAlerts20261216002301];
