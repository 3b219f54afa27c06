import { SetMetadata } from '@nestjs/common';

/** Key of a handler's or controller's metadata. */
export const READ_ONLY_UNDER_SUPPORT = 'read-only-under-support';

/**
 * Writes are refused here while an operator sees the product as the person. What asks for `account:manage` or `company:manage`
 * (account and money) is so without saying it; `false` is for a POST that only reads.
 */
export function ReadOnlyUnderSupport(readOnly = true) {
  return SetMetadata(READ_ONLY_UNDER_SUPPORT, readOnly);
}
