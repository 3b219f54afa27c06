import { ApplicationMarks } from '@babelboard/applications/contract';
import { Accounts } from '@babelboard/identity/contract';
import { HeldOffers } from '@babelboard/offers/contract';
import { Clock, Database, Outbox, type RateLimit, RateLimits } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { alreadyInvited, foundPersonGone, invitationsUsedUp, offerNotToInviteTo } from '../../cv-search.errors.js';
import { CandidateHandles } from '../../handles/candidate-handles.js';
import { WillingPeople } from '../../indexing/willing-people.js';
import { CandidateInvited } from '../events/candidate-invited.event.js';
import { CandidateInvitation } from '../store/candidate-invitation.entity.js';
import { InviteCandidate } from './invite-candidate.command.js';

/** Of a company: people shall hear of offers that are meant for them. */
const A_DAY: RateLimit = { points: 50, seconds: 86_400 };

@CommandHandler(InviteCandidate)
export class InviteCandidateHandler implements ICommandHandler<InviteCandidate> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly handles: CandidateHandles,
    private readonly willing: WillingPeople,
    private readonly offers: HeldOffers,
    private readonly applications: ApplicationMarks,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError FOUND_PERSON_GONE, OFFER_NOT_TO_INVITE_TO, ALREADY_INVITED, PEOPLE_INVITATIONS_USED_UP */
  async execute(command: InviteCandidate): Promise<void> {
    const { companyId } = command.member;
    const accountId = await this.handles.accountOf(companyId, command.handle);
    if (accountId === null) {
      throw foundPersonGone();
    }
    const refusal = (retryAfter: number) => invitationsUsedUp(A_DAY.points, retryAfter);
    await this.limits.counting([{ name: 'invitations', key: String(companyId), limit: A_DAY, refusal }], () =>
      this.database.transaction((tx) => this.invite(tx, accountId, command)),
    );
  }

  private async invite(tx: EntityManager, accountId: number, { member, offerId, message }: InviteCandidate) {
    const { companyId, accountId: memberId } = member;
    // Also whom the company knows: who took the consent back is not asked any more.
    if (
      (await this.accounts.lockIfThere(tx, accountId)) === null ||
      !(await this.willing.is(tx, accountId, companyId))
    ) {
      throw foundPersonGone();
    }
    const offer = await this.offers.hold(tx, offerId);
    if (offer === null || offer.companyId !== companyId || !offer.live || !offer.applyHere) {
      throw offerNotToInviteTo();
    }
    if (await tx.existsBy(CandidateInvitation, { accountId, offerId })) {
      throw alreadyInvited();
    }
    const invitation = CandidateInvitation.of({ companyId, accountId, offerId, memberId, message }, this.clock.now());
    const { id: invitationId } = await tx.save(invitation);
    // Whoever has applied is asked nothing, and the company is told nothing of it: else it would learn which of its applicants this is.
    if (!(await this.applications.among(accountId, [offerId], tx)).has(offerId)) {
      await this.outbox.add(tx, new CandidateInvited({ invitationId, companyId, accountId, offerId }));
    }
  }
}
