import { describeKillsAroundAlerts } from './kill-around-alerts.suite.js';

const EVERYTHING = { offers: 168, people: 12, seed: 6_020_263 };

describeKillsAroundAlerts({
  ...EVERYTHING,
  queues: 'Redis',
  victims: ['api', 'worker', 'postgres', 'mail server', 'redis'],
  kills: 30,
});
describeKillsAroundAlerts({
  ...EVERYTHING,
  queues: 'PostgreSQL',
  victims: ['api', 'worker', 'postgres', 'mail server'],
  kills: 28,
});
