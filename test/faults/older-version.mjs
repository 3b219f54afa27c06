// Loaded before a process of the product, makes it a version that lacks an event, a reaction and a schedule of the present one.
import { domainEvents } from '../../dist/apps/contexts.js';
import { declaredTaskHandlers } from '../../dist/libs/platform/src/index.js';

const EVENT = 'offers.offer-closed.v1';
const TASKS = ['search.mark-offer-dirty-for-meilisearch', 'operations.forget-reporters'];

const handlers = declaredTaskHandlers();
handlers.splice(0, handlers.length, ...handlers.filter(({ id }) => !TASKS.includes(id)));
for (const handler of handlers) {
  if (handler.kind === 'reaction') {
    handler.on = handler.on.filter(({ type }) => type !== EVENT);
  }
}
domainEvents.splice(
  domainEvents.findIndex(({ type }) => type === EVENT),
  1,
);
