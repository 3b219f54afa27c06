import { ApplicationNotices, ApplicationStatusChanged, STATUS_STANDS_MS } from '@babelboard/applications/contract';
import { Clock, Database, OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { PushMessages } from '@babelboard/push-messages/contract';
import { putBackUntil } from '../put-back-until.js';

/** Has a candidate's devices say that a company tells a status, once it has stood for a minute. Which one it is stands on no locked screen. */
@OutsideReaction({ id: 'notifications.push-application-status', on: [ApplicationStatusChanged], workload: 'mails' })
export class PushApplicationStatus implements OutsideReactionHandler<ApplicationStatusChanged> {
  constructor(
    private readonly notices: ApplicationNotices,
    private readonly pushes: PushMessages,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws PutBack until the status has stood for a minute */
  async handle(event: StoredEvent<ApplicationStatusChanged>): Promise<void> {
    putBackUntil(event, STATUS_STANDS_MS, this.clock.now());
    const { applicationId, version } = event.payload;
    const notice = await this.notices.findMove(applicationId, version);
    if (notice === null) {
      return;
    }
    await this.database.transaction((tx) =>
      this.pushes.add(tx, {
        accountId: notice.accountId,
        purpose: 'application-status',
        subjectId: `${applicationId}-${version}`,
        data: { applicationId },
      }),
    );
  }
}
