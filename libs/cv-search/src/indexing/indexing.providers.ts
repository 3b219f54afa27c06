import { FindableCvs } from './findable-cvs.js';
import { FindablePeople } from './findable-people.js';
import { FindableTimes } from './findable-times.js';
import { PeopleMarks } from './people-marks.js';
import { PersonNames } from './person-names.js';
import { MarkFindablePerson } from './reactions/mark-findable-person.reaction.js';
import { MarkPersonWhoCameBack } from './reactions/mark-person-who-came-back.reaction.js';
import { WholePeople } from './whole-people.js';
import { WillingPeople } from './willing-people.js';

/** From the tables of the platform to documents of people. */
export const indexingProviders = [
  FindableCvs,
  FindablePeople,
  FindableTimes,
  PeopleMarks,
  PersonNames,
  WholePeople,
  WillingPeople,
  MarkFindablePerson,
  MarkPersonWhoCameBack,
];
