import { Query } from '@nestjs/cqrs';
import type { RemoteMode } from '../domain/remote-mode.js';

/** A combination that live offers have; null where an offer has no such thing. */
export interface ListPageSummary {
  cityId: number | null;
  countryId: number | null;
  languageId: number | null;
  remote: RemoteMode | null;
  /** The latest change of an offer that has it. */
  lastChange: Date;
}

/** The places, asked languages and kinds of remote work that live offers have, in all combinations that occur. */
export class SummariseListPages extends Query<ListPageSummary[]> {}
