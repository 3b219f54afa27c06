import type { Slice } from '../slice.js';
import { BlockedCompany } from './entities/blocked-company.entity.js';

/** Companies that never see a profile. */
export const blockListSlice: Slice = {
  entities: [BlockedCompany],
  events: [],
  providers: [],
  exports: [],
};
