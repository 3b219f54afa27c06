import type { Crowd } from '@babelboard/platform';

/** How many suit, by everything and by one thing alone; null where it asks for nothing. */
export interface ToldCrowds {
  all: Crowd;
  languages: Crowd | null;
  skills: Crowd | null;
  place: Crowd | null;
  /** Whom the score of matchings finds; null where it was not asked. */
  well: Crowd | null;
  could: Crowd | null;
}
