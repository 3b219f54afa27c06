import type { SpokenLanguage } from '@babelboard/candidates';
import type { LanguageRequest } from '@babelboard/wire';
import { LEVEL_RANKS } from '../auth/level-ranks.js';
import { InvalidInput } from '../problems/invalid-input.js';

type Rank = SpokenLanguage['level'];

/** What a client means that says no more than the level: the upper step of the first two, the lower of the third. */
const RANK_OF_LEVEL: Record<LanguageRequest['level'], Rank> = {
  1: LEVEL_RANKS.A2,
  2: LEVEL_RANKS.B2,
  3: LEVEL_RANKS.C1,
  4: LEVEL_RANKS.native,
};

/** The rank of a level of the wire. @throws InvalidInput where the step of the CEFR is on another level */
export function readLanguageLevel({ level, cefr }: LanguageRequest): Rank {
  if (cefr == null) {
    return RANK_OF_LEVEL[level];
  }
  const rank = LEVEL_RANKS[cefr];
  if (Math.ceil(rank / 2) !== level) {
    throw new InvalidInput([{ path: 'cefr', code: 'LEVEL_MISMATCH', params: {} }]);
  }
  return rank;
}
