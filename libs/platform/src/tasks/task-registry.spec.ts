import { describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { domainEvent } from '../outbox/domain-event.js';
import { EventTypes } from '../outbox/event-types.js';
import type { TaskDeclaration } from './task-declarations.js';
import { TASK_DECLARATIONS, TaskRegistry } from './task-registry.js';

class OfferRead extends domainEvent<{ offerId: number }>('test.offer-read.v1') {}
class CountReads {
  async handle(): Promise<void> {}
}
class CountReadsAgain {
  async handle(): Promise<void> {}
}

const counting = (target: new () => CountReads): TaskDeclaration => ({
  kind: 'reaction',
  id: 'test.count-reads',
  on: [OfferRead],
  workload: 'general',
  target,
});

async function boot(declarations: TaskDeclaration[], providers: (new () => object)[], eventTypes = [OfferRead.type]) {
  const module = await Test.createTestingModule({
    providers: [
      TaskRegistry,
      ...providers,
      { provide: EventTypes, useValue: new EventTypes(eventTypes, new Set()) },
      { provide: TASK_DECLARATIONS, useValue: declarations },
    ],
  }).compile();
  await module.init();
  return module.get(TaskRegistry);
}

describe('TaskRegistry', () => {
  it('finds reactions by event type', async () => {
    const registry = await boot([counting(CountReads)], [CountReads]);
    expect(registry.reactionsTo(OfferRead.type).map(({ id }) => id)).toEqual(['test.count-reads']);
    expect(registry.find('test.count-reads')?.handler).toBeInstanceOf(CountReads);
    expect(registry.find('test.other')).toBeUndefined();
  });

  it('stops the boot when no module provides a declared handler', async () => {
    await expect(boot([counting(CountReads)], [])).rejects.toThrow(
      'test.count-reads is missing: no module provides CountReads',
    );
  });

  it('stops the boot when two handlers share an id', async () => {
    await expect(
      boot([counting(CountReads), counting(CountReadsAgain)], [CountReads, CountReadsAgain]),
    ).rejects.toThrow('test.count-reads has two handlers: CountReads and CountReadsAgain');
  });

  it('stops the boot when an id of versions before is that of another handler', async () => {
    const merged = { ...counting(CountReadsAgain), id: 'test.count', formerIds: ['test.count-reads'] };
    await expect(boot([counting(CountReads), merged], [CountReads, CountReadsAgain])).rejects.toThrow(
      'test.count-reads has two handlers: CountReads and CountReadsAgain',
    );
  });

  it('stops the boot when nobody publishes the event that a reaction waits for', async () => {
    await expect(boot([counting(CountReads)], [CountReads], [])).rejects.toThrow(
      'test.count-reads waits for test.offer-read.v1, which no context publishes',
    );
  });
});
