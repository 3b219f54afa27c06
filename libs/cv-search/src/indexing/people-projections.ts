import { type Projection, Projections } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FindablePerson } from '../engines/findable-person.js';
import { PeopleEngines } from '../engines/people-engines.js';
import type { PeopleSearchEngine } from '../engines/people-search-engine.js';
import { FindablePeople } from './findable-people.js';
import type { PEOPLE_PROJECTIONS } from './projection-names.js';

/** People in the index of each engine. */
@Injectable()
export class PeopleProjections implements OnModuleInit {
  private readonly known: Projection<FindablePerson>[];

  constructor(
    engines: PeopleEngines,
    people: FindablePeople,
    private readonly projections: Projections,
  ) {
    this.known = engines.all().map((engine) => ({ name: projectionOf(engine), subject: people, index: engine }));
  }

  onModuleInit(): void {
    for (const projection of this.known) {
      this.projections.add(projection);
    }
  }

  all(): readonly Projection<FindablePerson>[] {
    return this.known;
  }
}

function projectionOf({ name }: PeopleSearchEngine): (typeof PEOPLE_PROJECTIONS)[number] {
  return `cv-search.people.${name}`;
}
