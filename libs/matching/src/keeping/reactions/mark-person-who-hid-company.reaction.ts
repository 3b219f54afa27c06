import { CompanyHidden, CompanyUnhidden } from '@babelboard/favorites/contract';
import { ProjectionMarks, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { PEOPLE } from '../projection-names.js';

/** Marks somebody who hid a company, or shows it again. */
@Reaction({ id: 'matching.mark-person-who-hid-company', on: [CompanyHidden, CompanyUnhidden], workload: 'indexing' })
export class MarkPersonWhoHidCompany implements ReactionHandler {
  constructor(private readonly marks: ProjectionMarks) {}

  async handle({ payload }: StoredEvent<CompanyHidden | CompanyUnhidden>, tx: EntityManager): Promise<void> {
    await this.marks.add(tx, [PEOPLE], [payload.accountId]);
  }
}
