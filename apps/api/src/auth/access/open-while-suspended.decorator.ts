import { SetMetadata } from '@nestjs/common';

/** Key of a handler's metadata. */
export const OPEN_WHILE_SUSPENDED = 'open-while-suspended';

/** Members of a suspended company may do this, too: it reaches nobody outside of it. Every other write for a company is refused. */
export function OpenWhileSuspended() {
  return SetMetadata(OPEN_WHILE_SUSPENDED, true);
}
