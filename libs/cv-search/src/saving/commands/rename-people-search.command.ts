import { Command } from '@nestjs/cqrs';

/** Gives a saved search of a company another name. */
export class RenamePeopleSearch extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly searchId: number,
    readonly name: string,
  ) {
    super();
  }
}
