import { Command } from '@nestjs/cqrs';

/** Leaves a company's offers out of a candidate's lists; a company that is hidden stays so. */
export class HideCompany extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly companyId: number,
  ) {
    super();
  }
}
