import { deviceName, LoggedIn, SessionOrigins } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MailOnce } from '../mail-once.js';

/** Tells a person that somebody signed in from a device that they had not used. */
@Reaction({ id: 'notifications.mail-new-device', on: [LoggedIn], workload: 'mails' })
export class MailNewDevice implements ReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly origins: SessionOrigins,
  ) {}

  async handle({ payload, occurredAt }: StoredEvent, tx: EntityManager): Promise<void> {
    const sessionId = payload.sessionId as string;
    const origin = payload.newDevice === true ? await this.origins.deviceOf(tx, sessionId) : null;
    if (origin === null) {
      return;
    }
    await this.mails.send(tx, {
      to: { accountId: payload.accountId as number },
      purpose: 'new-device',
      subjectId: sessionId,
      data: { device: deviceName(origin.userAgent), country: origin.country, at: occurredAt },
    });
  }
}
