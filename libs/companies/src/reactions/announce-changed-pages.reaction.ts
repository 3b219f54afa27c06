import { PageChanges, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { CompanyReinstated } from '../events/company-reinstated.event.js';
import { CompanySettingsChanged } from '../events/company-settings-changed.event.js';
import { CompanySuspended } from '../events/company-suspended.event.js';
import { MinisiteChanged } from '../events/minisite-changed.event.js';

/** Pages show a company's name, logo and minisite: who keeps them must make them anew. */
@Reaction({
  id: 'companies.announce-changed-pages',
  on: [CompanySettingsChanged, MinisiteChanged, CompanySuspended, CompanyReinstated],
  workload: 'general',
  // To be left out in the next version.
  formerIds: ['search.announce-minisite-change'],
})
export class AnnounceChangedPages implements ReactionHandler {
  constructor(private readonly pages: PageChanges) {}

  async handle(
    { payload }: StoredEvent<CompanySettingsChanged | MinisiteChanged | CompanySuspended | CompanyReinstated>,
    tx: EntityManager,
  ): Promise<void> {
    await this.pages.announce(tx, [`company:${payload.companyId}`]);
  }
}
