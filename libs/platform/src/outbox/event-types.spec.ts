import { describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { defineContext } from '../context/define-context.js';
import { declaredEventTypes, domainEvent } from './domain-event.js';
import { DECLARED_EVENT_TYPES, EventTypes, LISTED_EVENT_TYPES } from './event-types.js';

class DoorOpened extends domainEvent<{ door: number }>('test.door-opened.v1') {}
class DoorClosed extends domainEvent<{ door: number }>('test.door-closed.v1') {}
@Module({})
class DoorsModule {}

async function boot(events: readonly { type: string }[]): Promise<EventTypes> {
  const module = await Test.createTestingModule({
    providers: [
      EventTypes,
      { provide: LISTED_EVENT_TYPES, useValue: events.map(({ type }) => type) },
      { provide: DECLARED_EVENT_TYPES, useFactory: declaredEventTypes },
    ],
  }).compile();
  await module.init();
  return module.get(EventTypes);
}

describe('EventTypes', () => {
  it('are those that contexts list', async () => {
    expect((await boot([DoorOpened, DoorClosed])).listed).toEqual(['test.door-opened.v1', 'test.door-closed.v1']);
  });

  it('stop the boot when there is an event that no context lists, and say where it belongs', async () => {
    await expect(boot([DoorOpened])).rejects.toThrow(
      'no context lists test.door-closed.v1: add its class to `events` of its slice, or of test.context.ts where there are none',
    );
  });
});

describe('an event', () => {
  it('carries the type of its class', () => {
    expect(new DoorOpened({ door: 1 })).toEqual({ type: DoorOpened.type, payload: { door: 1 } });
  });

  it('has a type of its own', () => {
    expect(() => domainEvent('test.door-opened.v1')).toThrow('share the type test.door-opened.v1');
  });

  it('belongs to the context that it is named after', () => {
    const doors = { module: DoorsModule, events: [DoorOpened] };
    expect(defineContext({ name: 'test', ...doors }).events).toEqual([DoorOpened]);
    expect(() => defineContext({ name: 'windows', ...doors })).toThrow(
      'test.door-opened.v1 is no event of the context',
    );
  });

  it('keeps its type when another context takes it over, which says so', () => {
    const windows = { name: 'windows', module: DoorsModule, events: [DoorOpened] };
    const inheritedEventTypes = [DoorOpened.type];
    expect(defineContext({ ...windows, inheritedEventTypes }).events).toEqual([DoorOpened]);
    expect(() => defineContext({ ...windows, inheritedEventTypes: [...inheritedEventTypes, DoorClosed.type] })).toThrow(
      'test.door-closed.v1 is inherited by the context windows, which has no such event',
    );
    expect(() => defineContext({ ...windows, name: 'test', inheritedEventTypes })).toThrow('has no such event');
  });
});
