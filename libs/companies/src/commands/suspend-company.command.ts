import { Command } from '@nestjs/cqrs';

/** Takes a company out of sight: its members read, and do nothing for it. */
export class SuspendCompany extends Command<void> {
  constructor(
    readonly companyId: number,
    /** Whether they may take files of its applicants with them all the same: it was no fraud. */
    readonly allowed: { mayExport?: boolean } = {},
  ) {
    super();
  }
}
