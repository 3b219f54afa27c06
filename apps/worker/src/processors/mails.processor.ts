import { TaskRunner } from '@babelboard/platform';
import { Processor } from '@nestjs/bullmq';
import { PATIENCE, TaskProcessor } from './task.processor.js';

@Processor('mails', { concurrency: 4, ...PATIENCE })
export class MailsProcessor extends TaskProcessor {
  constructor(runner: TaskRunner) {
    super(runner);
  }
}
