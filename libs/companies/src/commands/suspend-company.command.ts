import { Command } from '@nestjs/cqrs';
import type { SuspensionReasons } from '../entities/company-suspension.entity.js';

/** Takes a company out of sight: its members read, and do nothing for it. */
export class SuspendCompany extends Command<void> {
  constructor(
    readonly companyId: number,
    /** Whether they may take files of its applicants with them all the same: it was no fraud. */
    readonly allowed: { mayExport?: boolean } = {},
    /** What its owners are told; where there are none, nobody is told. */
    readonly reasons: SuspensionReasons | null = null,
  ) {
    super();
  }
}
