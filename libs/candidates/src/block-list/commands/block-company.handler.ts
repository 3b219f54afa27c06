import { CompanyDirectory } from '@babelboard/companies/contract';
import { Clock } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { companyUnknown, tooManyBlockedCompanies } from '../block-list.errors.js';
import { BlockedCompany } from '../entities/blocked-company.entity.js';
import { BlockCompany } from './block-company.command.js';

const MOST_COMPANIES = 200;

@CommandHandler(BlockCompany)
export class BlockCompanyHandler implements ICommandHandler<BlockCompany> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly companies: CompanyDirectory,
    private readonly clock: Clock,
  ) {}

  /** One that is blocked already stays so. @throws DomainError BLOCKED_COMPANY_UNKNOWN, TOO_MANY_BLOCKED_COMPANIES */
  async execute({ accountId, companyId }: BlockCompany): Promise<void> {
    if (!(await this.companies.isShown(companyId))) {
      throw companyUnknown();
    }
    await this.edits.make(accountId, 'block-list', async ({ tx }) => {
      const blocked = await tx.findBy(BlockedCompany, { accountId });
      if (blocked.some((one) => one.companyId === companyId)) {
        return null;
      }
      if (blocked.length >= MOST_COMPANIES) {
        throw tooManyBlockedCompanies(MOST_COMPANIES);
      }
      await tx.insert(BlockedCompany, { accountId, companyId, blockedAt: this.clock.now() });
      return true;
    });
  }
}
