import type { Slice } from '../slice.js';
import { BlockCompanyHandler } from './commands/block-company.handler.js';
import { UnblockCompanyHandler } from './commands/unblock-company.handler.js';
import { BlockedCompany } from './entities/blocked-company.entity.js';
import { BlockedCompanies } from './queries/blocked-companies.js';

/** Companies that never see a profile. */
export const blockListSlice: Slice = {
  entities: [BlockedCompany],
  events: [],
  providers: [BlockCompanyHandler, BlockedCompanies, UnblockCompanyHandler],
  exports: [BlockedCompanies],
};
