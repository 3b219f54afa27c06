import { defineContext } from '@babelboard/platform';
import { CvReadingModule } from './cv-reading.module.js';

export const cvReadingContext = defineContext({ name: 'cv-reading', module: CvReadingModule });
