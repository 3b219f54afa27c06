import { MinisiteChanged } from '@babelboard/companies/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { companyTerm } from '@babelboard/search/contract';
import { FiledAnew } from '../filed-anew.js';

/** Files alerts of a company's offers anew: under another address its page may be no filter of theirs any more. */
@OutsideReaction({ id: 'alerts.file-alerts-of-company', on: [MinisiteChanged], workload: 'general' })
export class FileAlertsOfCompany implements OutsideReactionHandler {
  constructor(private readonly filed: FiledAnew) {}

  handle({ payload: { companyId } }: StoredEvent<MinisiteChanged>): Promise<void> {
    return this.filed.filteredBy(companyTerm(companyId));
  }
}
