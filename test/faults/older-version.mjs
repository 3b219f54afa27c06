// Loaded before a process of the product, makes it a version that lacks an event, a reaction and a schedule of the present one.
import { contexts } from '../../dist/apps/contexts.js';
import { declaredEventTypes, declaredTaskHandlers } from '../../dist/libs/platform/src/index.js';

const EVENT = 'offers.offer-closed.v1';
const TASKS = ['search.mark-offer', 'operations.forget-reporters'];

const handlers = declaredTaskHandlers();
for (const handler of handlers) {
  if (handler.kind === 'reaction') {
    handler.on = handler.on.filter(({ type }) => type !== EVENT);
  }
}
// With no event left a reaction would be one that was given up: this version has none yet.
const isKnown = ({ id, kind, on }) => !TASKS.includes(id) && !(kind === 'reaction' && on.length === 0);
handlers.splice(0, handlers.length, ...handlers.filter(isKnown));
for (const { events } of contexts) {
  events.splice(0, events.length, ...events.filter(({ type }) => type !== EVENT));
}
declaredEventTypes().delete(EVENT);
