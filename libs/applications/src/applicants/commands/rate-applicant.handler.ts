import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActingCompanies } from '../../acting-companies.js';
import { CompanyChannel } from '../../company-channel.js';
import { ApplicationRating } from '../entities/application-rating.entity.js';
import { lockApplicant } from '../entities/lock-applicant.js';
import { RateApplicant } from './rate-applicant.command.js';

@CommandHandler(RateApplicant)
export class RateApplicantHandler implements ICommandHandler<RateApplicant> {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingCompanies,
    private readonly channel: CompanyChannel,
  ) {}

  /** @throws DomainError APPLICANTS_READ_ONLY, APPLICANT_NOT_FOUND */
  async execute({ member, applicationId, rating }: RateApplicant): Promise<void> {
    const { companyId, accountId: memberId } = member;
    await this.database.transaction(async (tx) => {
      await this.acting.hold(tx, companyId);
      const { offerId } = await lockApplicant(tx, companyId, applicationId);
      if (rating === null) {
        await tx.delete(ApplicationRating, { applicationId, memberId });
      } else {
        await tx.upsert(ApplicationRating, { applicationId, memberId, rating }, ['applicationId', 'memberId']);
      }
      await this.channel.tell(tx, companyId, { kind: 'rated', offerId, ids: [applicationId], memberId });
    });
  }
}
