import { Command } from '@nestjs/cqrs';

/** Takes an invitation back: its link leads nowhere from then on. */
export class RevokeInvitation extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly ownerId: number,
    readonly invitationId: number,
  ) {
    super();
  }
}
