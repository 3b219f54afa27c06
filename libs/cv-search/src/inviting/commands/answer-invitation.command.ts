import { Command } from '@nestjs/cqrs';

/** Says no to an invitation, takes that back, or reports it; gives whether it was not so already. A yes is an application. */
export class AnswerInvitation extends Command<boolean> {
  constructor(
    readonly accountId: number,
    readonly invitationId: number,
    readonly answer: 'declined' | 'open' | 'reported',
  ) {
    super();
  }
}
