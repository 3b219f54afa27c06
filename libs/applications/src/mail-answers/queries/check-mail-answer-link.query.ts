import type { ApplicationStatus } from '@babelboard/wire';
import { Query } from '@nestjs/cqrs';

/** What a member needs to know to answer, and no more: no CV, no letter, no address. */
export interface CheckedMailAnswerLink {
  applicant: { id: number; name: string };
  offer: { id: number; title: string };
  memberName: string;
  status: ApplicationStatus;
  version: number;
  expiresAt: Date;
}

/** Asks what a link in a mail lets its member answer. */
export class CheckMailAnswerLink extends Query<CheckedMailAnswerLink> {
  constructor(readonly code: string) {
    super();
  }
}
