import { domainEvent } from '@babelboard/platform';

/** The copy was fetched; its link is used up. */
export class DataExportTaken extends domainEvent<{ exportId: string; accountId: number }>(
  'identity.data-export-taken.v1',
) {}
