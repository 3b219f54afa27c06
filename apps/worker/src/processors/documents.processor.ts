import { TaskRunner } from '@babelboard/platform';
import { Processor } from '@nestjs/bullmq';
import { PATIENCE, TaskProcessor } from './task.processor.js';

/** One at a time: each may take a processor and half a gigabyte. */
@Processor('documents', { concurrency: 1, ...PATIENCE })
export class DocumentsProcessor extends TaskProcessor {
  constructor(runner: TaskRunner) {
    super(runner);
  }
}
