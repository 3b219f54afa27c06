import { CompanySettingsChanged } from '@babelboard/companies/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { ApplicationStatusChanged } from '../../applicants/events/application-status-changed.event.js';
import { ApplicationRestored } from '../../applying/events/application-restored.event.js';
import { ApplicationWithdrawn } from '../../applying/events/application-withdrawn.event.js';
import { MessagePosted } from '../../conversations/events/message-posted.event.js';
import { RepliesMissing } from '../events/replies-missing.event.js';
import { SilenceKeeper } from '../silence-keeper.js';

type Cause =
  | RepliesMissing
  | ApplicationStatusChanged
  | ApplicationWithdrawn
  | ApplicationRestored
  | MessagePosted
  | CompanySettingsChanged;

/** Lets offers sink when answers are missing, and puts them back as soon as nobody waits any more. */
@Reaction({
  id: 'applications.settle-silence',
  on: [
    RepliesMissing,
    ApplicationStatusChanged,
    ApplicationWithdrawn,
    ApplicationRestored,
    MessagePosted,
    CompanySettingsChanged,
  ],
  workload: 'general',
})
export class SettleSilence implements ReactionHandler<Cause> {
  constructor(private readonly silence: SilenceKeeper) {}

  async handle({ type, payload }: StoredEvent<Cause>, tx: EntityManager): Promise<void> {
    await this.silence.settle(tx, payload.companyId, type === RepliesMissing.type);
  }
}
