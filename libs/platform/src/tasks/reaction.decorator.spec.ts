import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { domainEvent, type StoredEvent } from '../outbox/domain-event.js';
import { OutsideReaction } from './outside-reaction.decorator.js';
import { Reaction } from './reaction.decorator.js';
import { declaredTaskHandlers } from './task-declarations.js';

class DoorOpened extends domainEvent<{ doorId: number; by: string }>('test.door-opened.v1') {}
class WindowOpened extends domainEvent<{ windowId: number }>('test.window-opened.v1') {}

const general = (id: string) => ({ id, workload: 'general' as const });

class CloseDoor {
  async handle({ payload }: StoredEvent<DoorOpened>, _tx?: EntityManager): Promise<void> {
    // @ts-expect-error the payload has no such property
    expect(payload.dorId).toBeUndefined();
    expect(payload.doorId).toBe(1);
  }
}

describe('a reaction', () => {
  // What is wrong here is found by `npm run types`, which fails where nothing is wrong any more.
  it('handles the events that it names, by their types', () => {
    Reaction({ ...general('test.close-door'), on: [DoorOpened] })(CloseDoor);
    Reaction({ ...general('test.given-up'), on: [] })(CloseDoor);
    // @ts-expect-error it handles another event
    Reaction({ ...general('test.close-window'), on: [WindowOpened] })(CloseDoor);
    // @ts-expect-error it handles one of two
    Reaction({ ...general('test.close-both'), on: [DoorOpened, WindowOpened] })(CloseDoor);
    // @ts-expect-error it handles another event
    OutsideReaction({ ...general('test.tell-of-window'), on: [WindowOpened] })(CloseDoor);
    expect(declaredTaskHandlers()).toHaveLength(5);
  });

  it('reads what its event says', async () => {
    const event = { id: 'e', type: DoorOpened.type, occurredAt: new Date(), traceId: null };
    await new CloseDoor().handle({ ...event, payload: { doorId: 1, by: 'wind' } });
  });
});
