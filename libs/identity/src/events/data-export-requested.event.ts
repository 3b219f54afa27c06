import { DomainEvent } from '@babelboard/platform';

/** Somebody wants a copy of all that is held about them. */
export class DataExportRequested extends DomainEvent<{ exportId: string; accountId: number }> {
  static override readonly type = 'identity.data-export-requested.v1';
}
