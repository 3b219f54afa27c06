import { DomainEvent } from '@babelboard/platform';

/** The copy was fetched; its link is used up. */
export class DataExportTaken extends DomainEvent<{ exportId: string; accountId: number }> {
  static override readonly type = 'identity.data-export-taken.v1';
}
