import { Command } from '@nestjs/cqrs';
import type { MemberRole } from '../entities/company-member.entity.js';

/** Lets a member do more, or less. */
export class ChangeMemberRole extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly ownerId: number,
    readonly accountId: number,
    readonly role: MemberRole,
  ) {
    super();
  }
}
