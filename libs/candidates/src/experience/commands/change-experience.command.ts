import { Command } from '@nestjs/cqrs';
import type { ExperienceValues } from '../entities/experience.entity.js';

/** Changes what is named of one. */
export class ChangeExperience extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly entryId: number,
    readonly edited: Partial<ExperienceValues>,
    /** As it was when editing began (`mergeEdits`). */
    readonly base: Partial<ExperienceValues> = {},
  ) {
    super();
  }
}
