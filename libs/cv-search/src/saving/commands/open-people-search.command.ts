import { Command } from '@nestjs/cqrs';

/** Notes that a member opens a saved search: who is found by now is not new any more. */
export class OpenPeopleSearch extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly searchId: number,
  ) {
    super();
  }
}
