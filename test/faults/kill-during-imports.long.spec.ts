import { describeKillsDuringImports } from './kill-during-imports.suite.js';

describeKillsDuringImports({ kills: 50, atOnce: 5, newAds: 300, seed: 5_020_261 });
