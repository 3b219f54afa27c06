import { Command } from '@nestjs/cqrs';

/** Deletes a saved search of a company. */
export class RemovePeopleSearch extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly searchId: number,
  ) {
    super();
  }
}
