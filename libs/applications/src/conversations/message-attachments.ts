import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { attachmentNotFound } from './conversation.errors.js';
import type { Writer } from './writer.js';

const SEND = `
  WITH sent AS (
    UPDATE message_attachment SET message_id = $2
    WHERE application_id = $1 AND id = ANY ($3) AND side = $4 AND member_id IS NOT DISTINCT FROM $5 AND message_id IS NULL
    RETURNING id
  ) SELECT id FROM sent`;

/** Files that wait for a message. */
@Injectable()
export class MessageAttachments {
  /** Those that the writer uploaded go with a message. @throws DomainError ATTACHMENT_NOT_FOUND where one is not theirs, or went before */
  async send(
    tx: EntityManager,
    { side, accountId }: Writer,
    applicationId: number,
    messageId: number,
    ids: readonly number[],
  ): Promise<void> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) {
      return;
    }
    const memberId = side === 'company' ? accountId : null;
    const sent = await tx.query<unknown[]>(SEND, [applicationId, messageId, wanted, side, memberId]);
    if (sent.length < wanted.length) {
      throw attachmentNotFound();
    }
  }
}
