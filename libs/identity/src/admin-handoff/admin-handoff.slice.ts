import type { Slice } from '../slice.js';
import { HandOffAdminHandler } from './commands/hand-off-admin.handler.js';
import { RedeemAdminCodeHandler } from './commands/redeem-admin-code.handler.js';
import { AdminHandedOff } from './events/admin-handed-off.event.js';

/** Admins go on in a dashboard outside. */
export const adminHandoffSlice: Slice = {
  entities: [],
  events: [AdminHandedOff],
  providers: [HandOffAdminHandler, RedeemAdminCodeHandler],
  exports: [],
};
