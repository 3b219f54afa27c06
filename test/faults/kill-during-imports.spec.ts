import { describeKillsDuringImports } from './kill-during-imports.suite.js';

describeKillsDuringImports({ kills: 3, atOnce: 3, newAds: 150, seed: 20_261_121 });
