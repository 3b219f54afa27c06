import { Command } from '@nestjs/cqrs';

/** Lets the new name of a company go into mails to strangers, on an operator's word. */
export class AcceptCompanyName extends Command<void> {
  constructor(
    readonly companyId: number,
    /** The one that the operator looked at. */
    readonly name: string,
  ) {
    super();
  }
}
