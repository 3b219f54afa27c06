import { Command } from '@nestjs/cqrs';

/** Sends the mail of an invitation again, with a new link. */
export class ResendInvitation extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly ownerId: number,
    readonly invitationId: number,
  ) {
    super();
  }
}
