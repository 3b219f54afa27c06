import type { ApplicantStatus, ApplicationStatus } from '@babelboard/wire';
import { Command } from '@nestjs/cqrs';

/** A member answers an applicant by the link of a mail: moves them, writes to them, or both. Gives the status they have then. */
export class AnswerByMail extends Command<ApplicationStatus> {
  constructor(
    readonly code: string,
    readonly answer: {
      status: ApplicantStatus | null;
      message: string;
      /** That the member saw. */
      version: number;
    },
  ) {
    super();
  }
}
