import { describeKillsDuringAlerts } from './kill-during-alerts.suite.js';

describeKillsDuringAlerts({ kills: 30, atOnce: 3, offers: 160, people: 12, seed: 6_020_262 });
