import type { Slice } from '../slice.js';
import { ChangePhoneHandler } from './commands/change-phone.handler.js';

/** Where a candidate is called. */
export const phoneSlice: Slice = {
  entities: [],
  events: [],
  providers: [ChangePhoneHandler],
  exports: [],
};
