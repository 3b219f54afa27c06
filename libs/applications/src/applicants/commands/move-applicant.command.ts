import type { ApplicantStatus } from '@babelboard/wire';
import { Command } from '@nestjs/cqrs';

/** A member decides how far an applicant is. */
export class MoveApplicant extends Command<void> {
  /** @param version that the member saw */
  constructor(
    readonly member: { companyId: number; accountId: number },
    readonly applicationId: number,
    readonly status: ApplicantStatus,
    readonly version: number,
  ) {
    super();
  }
}
