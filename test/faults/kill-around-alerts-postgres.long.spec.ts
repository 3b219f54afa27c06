import { describeKillsAroundAlerts } from './kill-around-alerts.suite.js';

describeKillsAroundAlerts({
  queues: 'PostgreSQL',
  victims: ['api', 'worker', 'postgres', 'mail server'],
  kills: 28,
  offers: 168,
  people: 12,
  seed: 6_020_263,
});
