import { domainEvent } from '@babelboard/platform';

/** Somebody wants a copy of all that is held about them. */
export class DataExportRequested extends domainEvent<{ exportId: string; accountId: number }>(
  'identity.data-export-requested.v1',
) {}
