import { Command } from '@nestjs/cqrs';

/** A member says what they make of an applicant; null takes that away. */
export class RateApplicant extends Command<void> {
  constructor(
    readonly member: { companyId: number; accountId: number },
    readonly applicationId: number,
    readonly rating: number | null,
  ) {
    super();
  }
}
