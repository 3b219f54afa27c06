import { Command } from '@nestjs/cqrs';

/** Says no to an invitation, or reports it. A yes is an application. */
export class AnswerInvitation extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly invitationId: number,
    readonly answer: 'declined' | 'reported',
  ) {
    super();
  }
}
