import { Command } from '@nestjs/cqrs';

export class ReinstateCompany extends Command<void> {
  constructor(readonly companyId: number) {
    super();
  }
}
