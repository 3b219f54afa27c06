import { Command } from '@nestjs/cqrs';

/** A company may see somebody's profile again. */
export class UnblockCompany extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly companyId: number,
  ) {
    super();
  }
}
