import { Command } from '@nestjs/cqrs';

/** A company is never to see somebody's profile. */
export class BlockCompany extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly companyId: number,
  ) {
    super();
  }
}
