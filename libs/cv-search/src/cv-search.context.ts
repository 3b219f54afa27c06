import { defineContext } from '@babelboard/platform';
import { CvSearchModule } from './cv-search.module.js';
import { CandidateHandle } from './handles/candidate-handle.entity.js';
import { FindableTime } from './indexing/findable-time.entity.js';
import { CandidateInvited } from './inviting/events/candidate-invited.event.js';
import { CandidateInvitation } from './inviting/store/candidate-invitation.entity.js';
import { cvSearchMigrations } from './migrations/index.js';
import { SavedPeopleSearch } from './saving/store/saved-people-search.entity.js';
import { cvSearchTexts } from './texts/cv-search-texts.js';
import { CandidateUnlocked } from './unlocking/events/candidate-unlocked.event.js';
import { CandidateUnlock } from './unlocking/store/candidate-unlock.entity.js';
import { CandidateView } from './views/candidate-view.entity.js';

export const cvSearchContext = defineContext({
  name: 'cv-search',
  module: CvSearchModule,
  entities: [CandidateHandle, CandidateInvitation, CandidateUnlock, CandidateView, FindableTime, SavedPeopleSearch],
  tables: ['cv_search_index.*'],
  migrations: cvSearchMigrations,
  events: [CandidateInvited, CandidateUnlocked],
  texts: cvSearchTexts,
});
