import { TaskRunner } from '@babelboard/platform';
import { Processor } from '@nestjs/bullmq';
import { PATIENCE, TaskProcessor } from './task.processor.js';

@Processor('general', { concurrency: 4, ...PATIENCE })
export class GeneralProcessor extends TaskProcessor {
  constructor(runner: TaskRunner) {
    super(runner);
  }
}
