import { Command } from '@nestjs/cqrs';

/** Notes what a person has accepted or dismissed of what was read in a CV: it is not proposed again. */
export class SettleProposals extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly cvId: number,
    /** Of proposals; what is not there is settled already. */
    readonly ids: readonly string[],
  ) {
    super();
  }
}
