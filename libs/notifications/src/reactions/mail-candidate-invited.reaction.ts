import { CompanyDirectory } from '@babelboard/companies/contract';
import { CandidateInvited, Invitations } from '@babelboard/cv-search/contract';
import { SummariseOffers } from '@babelboard/offers/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { QueryBus } from '@nestjs/cqrs';
import { MailOnce } from '../mail-once.js';

/** Tells somebody that a company asks about an offer, as long as that is open. */
@OutsideReaction({ id: 'notifications.mail-candidate-invited', on: [CandidateInvited], workload: 'mails' })
export class MailCandidateInvited implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly invitations: Invitations,
    private readonly companies: CompanyDirectory,
    private readonly queries: QueryBus,
  ) {}

  async handle({ payload }: StoredEvent<CandidateInvited>): Promise<void> {
    const { invitationId, accountId, companyId, offerId } = payload;
    const invitation = await this.invitations.find(invitationId);
    const [offer] = await this.queries.execute(new SummariseOffers([offerId]));
    const companyName = (await this.companies.namesForStrangers([companyId])).get(companyId);
    if (invitation?.state !== 'open' || offer?.live !== true || companyName === undefined) {
      return;
    }
    await this.mails.send(async () => ({
      to: { accountId },
      purpose: 'candidate-invited',
      subjectId: String(invitationId),
      data: { companyName, offerTitle: offer.title, message: invitation.message },
    }));
  }
}
