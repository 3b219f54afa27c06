import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { companyUnknown } from '../block-list.errors.js';
import { BlockedCompany } from '../entities/blocked-company.entity.js';
import { UnblockCompany } from './unblock-company.command.js';

@CommandHandler(UnblockCompany)
export class UnblockCompanyHandler implements ICommandHandler<UnblockCompany> {
  constructor(private readonly edits: ProfileEdits) {}

  /** @throws DomainError BLOCKED_COMPANY_UNKNOWN where it is not in the list */
  async execute({ accountId, companyId }: UnblockCompany): Promise<void> {
    await this.edits.make(accountId, 'block-list', async ({ tx }) => {
      const { affected } = await tx.delete(BlockedCompany, { accountId, companyId });
      if (affected === 0) {
        throw companyUnknown();
      }
      return true;
    });
  }
}
