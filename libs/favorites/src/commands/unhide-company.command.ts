import { Command } from '@nestjs/cqrs';

/** Shows a hidden company's offers in a candidate's lists again. */
export class UnhideCompany extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly companyId: number,
  ) {
    super();
  }
}
