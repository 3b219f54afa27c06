import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import type { AnyDomainEventClass } from '../outbox/domain-event.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { taskBackend } from './task-backend.js';
import { TASK_CONNECTION, TaskQueues } from './task-queues.js';
import { EVENT_TYPES, TaskRegistry } from './task-registry.js';
import { TaskRunner } from './task-runner.js';

/** Background tasks: queues, registry, runner and relay. For the worker and for commands that work on queues. */
@Global()
@Module({})
export class TasksModule {
  static forRoot(settings: Settings, events: readonly AnyDomainEventClass[]): DynamicModule {
    return {
      module: TasksModule,
      providers: [
        { provide: TASK_CONNECTION, useFactory: () => taskBackend(settings) },
        { provide: EVENT_TYPES, useValue: events.map(({ type }) => type) },
        TaskQueues,
        TaskRegistry,
        TaskRunner,
        OutboxRelay,
      ],
      exports: [TASK_CONNECTION, TaskQueues, TaskRegistry, TaskRunner, OutboxRelay],
    };
  }
}
