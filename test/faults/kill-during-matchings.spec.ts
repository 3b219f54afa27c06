import { describeKillsDuringMatchings } from './kill-during-matchings.suite.js';

describeKillsDuringMatchings({ kills: 2, atOnce: 2, changes: 50, people: 6, offers: 180, seed: 20_261_129 });
