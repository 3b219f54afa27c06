import { Module } from '@nestjs/common';
import { MatchingsApiModule } from '../matchings/matchings.module.js';
import { InvitationsController } from './invitations.controller.js';
import { OwnCvSearchController } from './own-cv-search.controller.js';
import { OwnInvitationsController } from './own-invitations.controller.js';
import { PeopleController } from './people.controller.js';
import { PeoplePages } from './people-pages.js';
import { PeoplePresenter } from './people-presenter.js';
import { PeopleQueryReader } from './read-people-query.js';
import { SavedPeopleSearchesController } from './saved-people-searches.controller.js';
import { SavedSearchesPresenter } from './saved-searches-presenter.js';
import { UnlockedCvsController } from './unlocked-cvs.controller.js';
import { UnlockedPeopleController } from './unlocked-people.controller.js';
import { UnlockedPresenter } from './unlocked-presenter.js';
import { UnlockingController } from './unlocking.controller.js';

/** People for companies that look for them, and what people see of that. */
@Module({
  imports: [MatchingsApiModule],
  controllers: [
    InvitationsController,
    OwnCvSearchController,
    OwnInvitationsController,
    // Before the one that takes any word there for a person.
    SavedPeopleSearchesController,
    PeopleController,
    UnlockedCvsController,
    UnlockedPeopleController,
    UnlockingController,
  ],
  providers: [PeoplePages, PeoplePresenter, PeopleQueryReader, SavedSearchesPresenter, UnlockedPresenter],
})
export class CvSearchApiModule {}
