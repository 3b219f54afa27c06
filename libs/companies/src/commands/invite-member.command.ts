import { Command } from '@nestjs/cqrs';
import type { MemberRole } from '../entities/company-member.entity.js';

/** Asks somebody by mail to work for the company. */
export class InviteMember extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly ownerId: number,
    readonly invited: { email: string; role: MemberRole; language: string },
  ) {
    super();
  }
}
