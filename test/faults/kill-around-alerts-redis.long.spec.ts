import { describeKillsAroundAlerts } from './kill-around-alerts.suite.js';

describeKillsAroundAlerts({
  queues: 'Redis',
  victims: ['api', 'worker', 'postgres', 'mail server', 'redis'],
  kills: 30,
  offers: 168,
  people: 12,
  seed: 6_020_263,
});
