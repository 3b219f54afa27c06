import { Query } from '@nestjs/cqrs';
import type { CvProposals } from '../domain/cv-proposals.js';
import type { ExtractionState } from '../entities/cv-extraction.entity.js';

export interface FoundExtraction {
  state: ExtractionState;
  language: string | null;
  /** All that stands in it; null until it is read. */
  text: string | null;
  /** What nobody has accepted or dismissed yet; null until the CV is read. */
  proposals: CvProposals | null;
}

/** What was read in a CV, for its owner. */
export class FindExtraction extends Query<FoundExtraction> {
  constructor(
    readonly accountId: number,
    readonly cvId: number,
  ) {
    super();
  }
}
