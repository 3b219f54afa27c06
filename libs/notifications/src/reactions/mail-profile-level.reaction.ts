import { CompletionNotices, ProfileLevelChanged } from '@babelboard/candidates/contract';
import { EmailVerified } from '@babelboard/identity/contract';
import { Clock, OutsideReaction, type OutsideReactionHandler, PutBack, type StoredEvent } from '@babelboard/platform';
import { PushMessages } from '@babelboard/push-messages/contract';
import { PROFILE_LEVELS } from '@babelboard/wire';
import { MailOnce } from '../mail-once.js';

/** Whoever fills in a profile goes on for a while: one mail tells where that led. */
const QUIET_MS = 15 * 60_000;

/**
 * Tells a candidate which level the profile has reached; each level once, ever, and what was reached before the address was proven with its
 * proof. Who wants messages on a device gets one there, too.
 */
@OutsideReaction({
  id: 'notifications.mail-profile-level',
  on: [ProfileLevelChanged, EmailVerified],
  workload: 'mails',
})
export class MailProfileLevel implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: CompletionNotices,
    private readonly push: PushMessages,
    private readonly clock: Clock,
  ) {}

  /** @throws PutBack until a quarter of an hour has passed since the level changed */
  async handle({ payload, occurredAt }: StoredEvent<ProfileLevelChanged | EmailVerified>): Promise<void> {
    const { accountId } = payload;
    if ('to' in payload) {
      if (PROFILE_LEVELS.indexOf(payload.to) < PROFILE_LEVELS.indexOf(payload.from)) {
        return;
      }
      const wait = occurredAt.getTime() + QUIET_MS - this.clock.now().getTime();
      if (wait > 0) {
        throw new PutBack('The profile may go on to change', wait);
      }
    }
    await this.mails.send(async (tx) => {
      const level = await this.notices.levelToTell(tx, accountId);
      if (level === null) {
        return null;
      }
      return {
        to: { accountId },
        purpose: 'profile-level',
        subjectId: level,
        data: { level },
        afterwards: async (done) => {
          await this.notices.noteTold(done, accountId, level);
          await this.push.add(done, { accountId, purpose: 'profile-level', subjectId: level, data: { level } });
        },
      };
    });
  }
}
