import { defineContext } from '@babelboard/platform';
import { MatchingMark } from './keeping/store/matching-mark.entity.js';
import { MatchingOffer } from './keeping/store/matching-offer.entity.js';
import { MatchingPerson } from './keeping/store/matching-person.entity.js';
import { MatchingRow } from './keeping/store/matching-row.entity.js';
import { MatchingModule } from './matching.module.js';
import { matchingMigrations } from './migrations/index.js';
import { MatchingsDue } from './telling/events/matchings-due.event.js';
import { MatchingMail } from './telling/store/matching-mail.entity.js';
import { matchingTexts } from './texts/matching-texts.js';

export const matchingContext = defineContext({
  name: 'matching',
  module: MatchingModule,
  entities: [MatchingMail, MatchingMark, MatchingOffer, MatchingPerson, MatchingRow],
  tables: ['matching_projection'],
  migrations: matchingMigrations,
  events: [MatchingsDue],
  texts: matchingTexts,
});
