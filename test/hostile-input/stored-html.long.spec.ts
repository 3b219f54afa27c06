import { describeStoredHtml } from './stored-html.suite.js';

describeStoredHtml(25_000, 20_261_126);
