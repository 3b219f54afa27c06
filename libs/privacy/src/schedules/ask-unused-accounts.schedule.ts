import { UnusedAccounts } from '@babelboard/identity/contract';
import { Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Asks people who have not signed in for long whether they still need their account. */
// The id is stored and never renamed: this was a part of identity once.
@Schedule({ id: 'identity.ask-unused-accounts', everyMs: 3_600_000, workload: 'general' })
export class AskUnusedAccounts implements ScheduleHandler {
  constructor(private readonly unused: UnusedAccounts) {}

  async run(): Promise<void> {
    await this.unused.markToBeAsked();
  }
}
