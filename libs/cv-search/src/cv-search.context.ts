import { defineContext } from '@babelboard/platform';
import { CvSearchModule } from './cv-search.module.js';
import { CandidateHandle } from './handles/candidate-handle.entity.js';
import { CandidateInvited } from './inviting/events/candidate-invited.event.js';
import { CandidateInvitation } from './inviting/store/candidate-invitation.entity.js';
import { cvSearchMigrations } from './migrations/index.js';
import { cvSearchTexts } from './texts/cv-search-texts.js';
import { CandidateUnlocked } from './unlocking/events/candidate-unlocked.event.js';
import { CandidateUnlock } from './unlocking/store/candidate-unlock.entity.js';
import { CandidateView } from './views/candidate-view.entity.js';

export const cvSearchContext = defineContext({
  name: 'cv-search',
  module: CvSearchModule,
  entities: [CandidateHandle, CandidateInvitation, CandidateUnlock, CandidateView],
  tables: ['cv_search_index.*'],
  migrations: cvSearchMigrations,
  events: [CandidateInvited, CandidateUnlocked],
  texts: cvSearchTexts,
});
