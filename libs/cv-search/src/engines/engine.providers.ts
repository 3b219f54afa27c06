import { PeopleProjections } from '../indexing/people-projections.js';
import { PeopleSearch } from '../searching/people-search.js';
import { PeopleEngines } from './people-engines.js';

/** What finds people and keeps them in both indexes; `FindablePeople` must be provided beside. */
export const engineProviders = [PeopleEngines, PeopleProjections, PeopleSearch];
