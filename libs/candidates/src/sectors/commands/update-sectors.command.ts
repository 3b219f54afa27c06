import { Command } from '@nestjs/cqrs';

/** The sectors in which somebody wants to work. */
export class UpdateSectors extends Command<void> {
  constructor(
    readonly accountId: number,
    /** NACE, in the candidate's order. */
    readonly sectorIds: readonly number[],
    /** As they were when editing began (`mergeEdits`); null where nobody says. */
    readonly base: readonly number[] | null = null,
  ) {
    super();
  }
}
