import { describeStoredHtml } from './stored-html.suite.js';

describeStoredHtml(2_000, 20_261_125);
