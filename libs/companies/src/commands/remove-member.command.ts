import { Command } from '@nestjs/cqrs';

/** Ends somebody's work for a company; the account stays theirs. */
export class RemoveMember extends Command<void> {
  constructor(
    readonly companyId: number,
    /** Who wants it: an owner, or the member. */
    readonly actorId: number,
    readonly accountId: number,
  ) {
    super();
  }
}
