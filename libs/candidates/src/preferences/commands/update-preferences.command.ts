import { Command } from '@nestjs/cqrs';
import type { WorkingStatus } from '../../profile/entities/candidate.entity.js';

/** What somebody wants of work, and what they say about themselves. */
export interface Preferences {
  workInternship: boolean | null;
  workPermit: boolean | null;
  relocate: boolean | null;
  workingStatus: WorkingStatus | null;
  /** Whole euros a year. */
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryNegotiable: boolean | null;
  /** Countries, ISO 3166-1 numeric. */
  destinationIds: number[];
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  bornOn: string | null;
  headline: string;
  /** Safe HTML (`sanitiseLetter`). */
  letterHtml: string;
}

/** Changes what is named of it. */
export class UpdatePreferences extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly edited: Partial<Preferences>,
    /** As it was when editing began (`mergeEdits`). */
    readonly base: Partial<Preferences> = {},
    /** Of headline and letter, ISO 639-1; the profile's own where null. */
    readonly language: string | null = null,
  ) {
    super();
  }
}
