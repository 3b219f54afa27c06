import { domainEvent } from '@babelboard/platform';

/** A company may have more, or fewer, of something. */
export class EntitlementGranted extends domainEvent<{ companyId: number; entryId: string }>(
  'billing.entitlement-granted.v1',
) {}
