import { LoggedIn } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { PeopleMarks } from '../people-marks.js';

/** Only the week of a visit is told: there is no hurry, and whoever comes does more than that. */
const REST_SECONDS = 600;

/** Marks somebody who signed in: the week of their last visit may be another one. */
@Reaction({ id: 'cv-search.mark-person-who-came-back', on: [LoggedIn], workload: 'indexing' })
export class MarkPersonWhoCameBack implements ReactionHandler {
  constructor(private readonly marks: PeopleMarks) {}

  async handle({ payload }: StoredEvent<LoggedIn>, tx: EntityManager): Promise<void> {
    await this.marks.add(tx, [payload.accountId], { afterSeconds: REST_SECONDS });
  }
}
