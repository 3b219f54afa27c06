import type { ApplicantStatus, MovedApplicantsResponse } from '@babelboard/wire';
import { Command } from '@nestjs/cqrs';

/** What became of one of many. */
export interface MoveResult {
  id: number;
  outcome: MovedApplicantsResponse['results'][number]['outcome'];
  status: MovedApplicantsResponse['results'][number]['status'];
  version: number | null;
  /** Account of the member who moved it meanwhile. */
  movedBy: number | null;
}

/** A member decides how far many applicants are; those that somebody moved meanwhile stay where they are. */
export class MoveApplicants extends Command<MoveResult[]> {
  constructor(
    readonly member: { companyId: number; accountId: number },
    readonly applicants: readonly { id: number; version: number }[],
    readonly status: ApplicantStatus,
  ) {
    super();
  }
}
