import { DomainEvent } from '@babelboard/platform';

/** The copy lies ready; the token of the link follows from its id. */
export class DataExportReady extends DomainEvent<{ tokenId: string; accountId: number }> {
  static override readonly type = 'identity.data-export-ready.v1';
}
