import { Command } from '@nestjs/cqrs';

/** A member writes about an applicant, for the other members. */
export class AddApplicantNote extends Command<void> {
  constructor(
    readonly member: { companyId: number; accountId: number },
    readonly applicationId: number,
    readonly text: string,
    readonly mentionedIds: readonly number[],
    /** The same one twice is one note. */
    readonly key: string | null = null,
  ) {
    super();
  }
}
