import { Command } from '@nestjs/cqrs';

/** A member has opened an applicant: the first time is told to the candidate. */
export class NoteApplicantViewed extends Command<void> {
  constructor(
    readonly member: { companyId: number; accountId: number },
    readonly applicationId: number,
  ) {
    super();
  }
}
