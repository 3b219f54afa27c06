import { ApplicationSubmitted } from '@babelboard/applications/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { CandidateUnlock } from '../../unlocking/store/candidate-unlock.entity.js';
import { CandidateInvitation } from '../store/candidate-invitation.entity.js';

/** Whoever applies to an offer that they were invited to has accepted: the company knows them from then on, and pays nothing. */
@Reaction({ id: 'cv-search.accept-by-application', on: [ApplicationSubmitted], workload: 'general' })
export class AcceptByApplication implements ReactionHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async handle({ payload, occurredAt }: StoredEvent<ApplicationSubmitted>, tx: EntityManager): Promise<void> {
    const { accountId, companyId, offerId } = payload;
    if ((await this.accounts.lockIfThere(tx, accountId)) === null) {
      return;
    }
    const invitation = await tx.findOneBy(CandidateInvitation, { accountId, offerId });
    // Whoever was invited after they applied has answered no invitation.
    if (invitation === null || invitation.invitedAt > occurredAt) {
      return;
    }
    if (!invitation.answer('accepted', this.clock.now())) {
      return;
    }
    await tx.save(invitation);
    if (!(await tx.existsBy(CandidateUnlock, { companyId, accountId }))) {
      const { memberId } = invitation;
      await tx.save(CandidateUnlock.of({ companyId, accountId, memberId }, this.clock.now()));
    }
  }
}
