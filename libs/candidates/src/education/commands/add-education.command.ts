import { Command } from '@nestjs/cqrs';
import type { EducationValues } from '../entities/education.entity.js';

/** Somebody has one more. Gives its id. */
export class AddEducation extends Command<number> {
  constructor(
    readonly accountId: number,
    /** In the profile's own language where it says none. */
    readonly values: Omit<EducationValues, 'language'> & { language?: string | undefined },
  ) {
    super();
  }
}
