import type { LevelRank } from '@babelboard/language-check';
import { Query } from '@nestjs/cqrs';

/** What so many live offers ask for alike. */
export interface LanguageDemand {
  /** Mandatory languages; those of one group are alternatives. */
  asked: { languageId: number; level: LevelRank | null; oneOfGroup: number | null }[];
  /** Countries of their places. */
  countryIds: number[];
  offers: number;
}

/** Counts live offers by the languages that they insist on and the countries that they are in. */
export class CountLanguageDemand extends Query<LanguageDemand[]> {}
