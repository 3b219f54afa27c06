import { Command } from '@nestjs/cqrs';

/** An operator has seen that a company is who it says, before its owner has proven an address. */
export class VouchForCompany extends Command<void> {
  constructor(readonly companyId: number) {
    super();
  }
}
