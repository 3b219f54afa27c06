import { MOST_INSTANT_ALERTS } from '@babelboard/wire';
import { type EntityManager, Not } from 'typeorm';
import { instantAlertLimitReached } from '../alert.errors.js';
import { JobAlertEntity } from './job-alert.entity.js';

/** Checks that one more alert of a person may tell at once; the account is locked. @throws DomainError INSTANT_ALERT_LIMIT_REACHED */
export async function expectInstantRoom(tx: EntityManager, accountId: number, alertId?: number): Promise<void> {
  const others = { accountId, rhythm: 'instant' as const, ...(alertId === undefined ? {} : { id: Not(alertId) }) };
  if ((await tx.countBy(JobAlertEntity, others)) >= MOST_INSTANT_ALERTS) {
    throw instantAlertLimitReached(MOST_INSTANT_ALERTS);
  }
}
