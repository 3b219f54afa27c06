import { PlatformModule, ProjectionLoopsModule, type Settings, TasksModule } from '@babelboard/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { contexts } from '../../contexts.js';
import { MailDoor } from './mail-door/mail-door.js';
import { DocumentsProcessor } from './processors/documents.processor.js';
import { GeneralProcessor } from './processors/general.processor.js';
import { IndexingProcessor } from './processors/indexing.processor.js';
import { MailsProcessor } from './processors/mails.processor.js';
import { TaskRegistrar } from './task-registrar.js';

/** The product without its API: reactions, schedules and the relay of the outbox. */
@Module({})
export class WorkerModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot({ settings, contexts }),
        TasksModule.forRoot(settings),
        ...contexts.map(({ module }) => module),
        ProjectionLoopsModule,
      ],
      providers: [DocumentsProcessor, GeneralProcessor, IndexingProcessor, MailDoor, MailsProcessor, TaskRegistrar],
    };
  }
}
