import { describeStoredHtml } from './stored-html.suite.js';

const SEED = 20_261_126;

for (let part = 0; part < 10; part += 1) {
  describeStoredHtml(2_500, SEED + part);
}
