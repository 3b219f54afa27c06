import { domainEvent } from '@babelboard/platform';

/** The copy lies ready; the token of the link follows from its id. */
export class DataExportReady extends domainEvent<{ tokenId: string; accountId: number }>(
  'identity.data-export-ready.v1',
) {}
