import { Command } from '@nestjs/cqrs';

export class SuspendCompany extends Command<void> {
  constructor(readonly companyId: number) {
    super();
  }
}
