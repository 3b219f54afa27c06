import { Module } from '@nestjs/common';
import { OwnCvSearchController } from './own-cv-search.controller.js';
import { PeopleController } from './people.controller.js';
import { PeoplePresenter } from './people-presenter.js';
import { PeopleQueryReader } from './read-people-query.js';

/** People for companies that look for them, and what people see of that. */
@Module({
  controllers: [PeopleController, OwnCvSearchController],
  providers: [PeoplePresenter, PeopleQueryReader],
})
export class CvSearchApiModule {}
