import { Command } from '@nestjs/cqrs';

/** Has somebody recruit for a company without an invitation, on an operator's word. */
export class AppointRecruiter extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly accountId: number,
  ) {
    super();
  }
}
