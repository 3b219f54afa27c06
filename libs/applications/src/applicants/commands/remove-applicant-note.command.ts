import { Command } from '@nestjs/cqrs';

/** A member takes back a note of their own. */
export class RemoveApplicantNote extends Command<void> {
  constructor(
    readonly member: { companyId: number; accountId: number },
    readonly applicationId: number,
    readonly noteId: number,
  ) {
    super();
  }
}
