import { describeKillsDuringMatchings } from './kill-during-matchings.suite.js';

describeKillsDuringMatchings({ kills: 10, atOnce: 2, changes: 200, people: 20, offers: 300, seed: 5_020_262 });
