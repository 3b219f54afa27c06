import { describeKillsAroundAlerts } from './kill-around-alerts.suite.js';

describeKillsAroundAlerts({
  queues: 'Redis',
  victims: ['postgres', 'mail server', 'redis'],
  kills: 3,
  offers: 24,
  people: 4,
  seed: 20_261_129,
});
