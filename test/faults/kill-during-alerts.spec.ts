import { describeKillsDuringAlerts } from './kill-during-alerts.suite.js';

describeKillsDuringAlerts({ kills: 2, offers: 24, people: 4, seed: 20_261_130 });
