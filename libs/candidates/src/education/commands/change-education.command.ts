import { Command } from '@nestjs/cqrs';
import type { EducationValues } from '../entities/education.entity.js';

/** Changes what is named of one. */
export class ChangeEducation extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly entryId: number,
    readonly edited: Partial<EducationValues>,
    /** As it was when editing began (`mergeEdits`). */
    readonly base: Partial<EducationValues> = {},
  ) {
    super();
  }
}
