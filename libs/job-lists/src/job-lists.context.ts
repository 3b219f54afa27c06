import { defineContext } from '@babelboard/platform';
import { JobListsModule } from './job-lists.module.js';

export const jobListsContext = defineContext({ name: 'job-lists', module: JobListsModule });
