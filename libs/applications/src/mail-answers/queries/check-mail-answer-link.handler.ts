import { Accounts } from '@babelboard/identity/contract';
import { LoadKnownOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { linkEndsAt } from '../domain/link-life.js';
import { LinkedApplicants } from '../linked-applicants.js';
import { mailAnswerLinkInvalid } from '../mail-answer.errors.js';
import { MailAnswerLinks } from '../mail-answer-links.js';
import { type CheckedMailAnswerLink, CheckMailAnswerLink } from './check-mail-answer-link.query.js';

@QueryHandler(CheckMailAnswerLink)
export class CheckMailAnswerLinkHandler implements IQueryHandler<CheckMailAnswerLink> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly links: MailAnswerLinks,
    private readonly applicants: LinkedApplicants,
  ) {}

  /** @throws DomainError MAIL_ANSWER_… why the link has ended */
  async execute({ code }: CheckMailAnswerLink): Promise<CheckedMailAnswerLink> {
    const link = await this.links.read(code);
    if (link === null) {
      throw mailAnswerLinkInvalid();
    }
    const { id, name, offerId, status, version } = await this.applicants.find(this.database.dataSource.manager, link);
    const [offer] = await this.queries.execute(new LoadKnownOffers([offerId], true));
    const names = await this.accounts.namesOf([link.memberId]);
    return {
      applicant: { id, name },
      offer: { id: offerId, title: offer?.title ?? '' },
      memberName: names.get(link.memberId) ?? '',
      status,
      version,
      expiresAt: linkEndsAt(link),
    };
  }
}
