import { Query } from '@nestjs/cqrs';
import type { MemberRole } from '../entities/company-member.entity.js';

/** What the address of an invitation can do with it. */
export type InvitationWay = 'register' | 'join' | 'not_possible';

export interface CheckedInvitation {
  company: string;
  email: string;
  role: MemberRole;
  way: InvitationWay;
}

/** What an invitation is for, told to whoever has its link; looking uses nothing up. */
export class CheckInvitation extends Query<CheckedInvitation> {
  constructor(readonly token: string) {
    super();
  }
}
