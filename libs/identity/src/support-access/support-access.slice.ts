import type { Slice } from '../slice.js';
import { CreateSupportAccessHandler } from './commands/create-support-access.handler.js';
import { OpenSupportAccessHandler } from './commands/open-support-access.handler.js';
import { SupportAccessCreated } from './events/support-access-created.event.js';
import { SupportAccessOpened } from './events/support-access-opened.event.js';

/** An admin sees the product as somebody. */
export const supportAccessSlice: Slice = {
  entities: [],
  events: [SupportAccessCreated, SupportAccessOpened],
  providers: [CreateSupportAccessHandler, OpenSupportAccessHandler],
  exports: [],
};
