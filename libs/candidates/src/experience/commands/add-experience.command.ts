import { Command } from '@nestjs/cqrs';
import type { ExperienceValues } from '../entities/experience.entity.js';

/** Somebody has one more. Gives its id. */
export class AddExperience extends Command<number> {
  constructor(
    readonly accountId: number,
    /** In the profile's own language where it says none. */
    readonly values: Omit<ExperienceValues, 'language'> & { language?: string | undefined },
  ) {
    super();
  }
}
