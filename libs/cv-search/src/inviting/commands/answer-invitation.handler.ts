import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invitationUnknown } from '../../cv-search.errors.js';
import { CandidateInvitation } from '../store/candidate-invitation.entity.js';
import { AnswerInvitation } from './answer-invitation.command.js';

@CommandHandler(AnswerInvitation)
export class AnswerInvitationHandler implements ICommandHandler<AnswerInvitation> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVITATION_UNKNOWN, also where it is another's */
  async execute({ accountId, invitationId, answer }: AnswerInvitation): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const invitation = await tx.findOne(CandidateInvitation, {
        where: { id: invitationId, accountId },
        lock: { mode: 'pessimistic_write' },
      });
      if (invitation === null) {
        throw invitationUnknown();
      }
      const changed = answer === 'open' ? invitation.reopen() : invitation.answer(answer, this.clock.now());
      if (changed) {
        await tx.save(invitation);
      }
      return changed;
    });
  }
}
