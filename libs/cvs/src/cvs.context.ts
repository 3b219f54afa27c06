import { defineContext } from '@babelboard/platform';
import { CvsModule } from './cvs.module.js';
import { Cv } from './entities/cv.entity.js';
import { CvConversion } from './entities/cv-conversion.entity.js';
import { CvExtraction } from './entities/cv-extraction.entity.js';
import { CvRead } from './events/cv-read.event.js';
import { CvRemoved } from './events/cv-removed.event.js';
import { CvUploaded } from './events/cv-uploaded.event.js';
import { DefaultCvChosen } from './events/default-cv-chosen.event.js';
import { cvsMigrations } from './migrations/index.js';
import { cvsTexts } from './texts/cvs-texts.js';

export const cvsContext = defineContext({
  name: 'cvs',
  module: CvsModule,
  entities: [Cv, CvConversion, CvExtraction],
  migrations: cvsMigrations,
  events: [CvRead, CvRemoved, CvUploaded, DefaultCvChosen],
  texts: cvsTexts,
});
