import { deviceName, LoggedIn, SessionOrigins } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

/** Tells a person that somebody signed in from a device that they had not used. */
@OutsideReaction({ id: 'notifications.mail-new-device', on: [LoggedIn], workload: 'mails' })
export class MailNewDevice implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly origins: SessionOrigins,
  ) {}

  async handle({ payload, occurredAt }: StoredEvent<LoggedIn>): Promise<void> {
    const { sessionId } = payload;
    await this.mails.send(async (tx) => {
      const origin = payload.newDevice === true ? await this.origins.deviceOf(tx, sessionId) : null;
      if (origin === null) {
        return null;
      }
      return {
        to: { accountId: payload.accountId },
        purpose: 'new-device',
        subjectId: sessionId,
        data: { device: deviceName(origin.userAgent), country: origin.country, at: occurredAt },
      };
    });
  }
}
