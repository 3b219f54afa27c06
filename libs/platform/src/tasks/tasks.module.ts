import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { RemoveFiles } from '../privacy/remove-files.schedule.js';
import { SweepProjections } from '../projections/sweep-projections.schedule.js';
import { PruneProcessedEvents } from './prune-processed-events.schedule.js';
import { taskBackend } from './task-backend.js';
import { declaredTaskHandlers } from './task-declarations.js';
import { TaskHandlers } from './task-handlers.js';
import { TaskQueues } from './task-queues.js';
import { TASK_DECLARATIONS, TaskRegistry } from './task-registry.js';
import { TaskRunner } from './task-runner.js';
import { WaitingTasks } from './waiting-tasks.js';
import { WarnOfWaitingWork } from './warn-of-waiting-work.schedule.js';
import { WORKLOADS } from './workload.js';

/** Background tasks: queues, registry, runner and relay. For the worker and for commands that work on queues. */
@Global()
@Module({})
export class TasksModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: TasksModule,
      imports: [
        // Processors start by hand, after the registry has found every handler in order.
        BullModule.forRoot({ connection: taskBackend(settings), extraOptions: { manualRegistration: true } }),
        BullModule.registerQueue(...WORKLOADS.map((name) => ({ name }))),
      ],
      providers: [
        { provide: TASK_DECLARATIONS, useFactory: declaredTaskHandlers },
        TaskHandlers,
        TaskQueues,
        TaskRegistry,
        TaskRunner,
        WaitingTasks,
        OutboxRelay,
        PruneProcessedEvents,
        RemoveFiles,
        SweepProjections,
        WarnOfWaitingWork,
      ],
      exports: [TaskHandlers, TaskQueues, TaskRegistry, TaskRunner, WaitingTasks, OutboxRelay],
    };
  }
}
