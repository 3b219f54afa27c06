import { TaskRunner } from '@babelboard/platform';
import { Processor } from '@nestjs/bullmq';
import { PATIENCE, TaskProcessor } from './task.processor.js';

@Processor('indexing', { concurrency: 8, ...PATIENCE })
export class IndexingProcessor extends TaskProcessor {
  constructor(runner: TaskRunner) {
    super(runner);
  }
}
