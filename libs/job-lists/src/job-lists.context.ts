import { defineContext } from '@babelboard/platform';
import { JobListsModule } from './job-lists.module.js';
import { jobListsTexts } from './texts/job-lists-texts.js';

export const jobListsContext = defineContext({ name: 'job-lists', module: JobListsModule, texts: jobListsTexts });
