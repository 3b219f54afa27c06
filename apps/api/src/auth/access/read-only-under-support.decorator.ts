import { SetMetadata } from '@nestjs/common';

/** Key of a handler's or controller's metadata. */
export const READ_ONLY_UNDER_SUPPORT = 'read-only-under-support';

/**
 * While an operator sees the product as somebody, every write is refused without saying so: nobody decides in another's name.
 * `false` is for a write that does nothing in the person's name: a POST that only reads, the way in and the way out.
 */
export function ReadOnlyUnderSupport(readOnly: false) {
  return SetMetadata(READ_ONLY_UNDER_SUPPORT, readOnly);
}
