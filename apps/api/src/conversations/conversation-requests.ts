import { attachmentMissing, attachmentTooLarge } from '@babelboard/applications';
import { ATTACHMENT_FIELD, LARGEST_ATTACHMENT_BYTES } from '@babelboard/wire';
import { z } from 'zod';
import { ReceiveFile } from '../uploads/receive-file.js';

const id = z.coerce.number().pipe(z.int().min(1).max(2_147_483_647));

export const threadParameters = z.object({ id });
export type ThreadParameters = z.infer<typeof threadParameters>;

export const attachmentParameters = z.object({ id, attachmentId: id });
export type AttachmentParameters = z.infer<typeof attachmentParameters>;

export const AttachedFile = ReceiveFile({
  field: ATTACHMENT_FIELD,
  largest: LARGEST_ATTACHMENT_BYTES,
  missing: attachmentMissing,
  tooLarge: () => attachmentTooLarge(LARGEST_ATTACHMENT_BYTES / 1024 / 1024),
});

/** How OpenAPI describes the form. */
export const ATTACHMENT_FORM = {
  type: 'object',
  required: [ATTACHMENT_FIELD],
  properties: { [ATTACHMENT_FIELD]: { type: 'string', format: 'binary' } },
};
