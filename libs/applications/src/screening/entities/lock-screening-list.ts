import type { EntityManager } from 'typeorm';
import { ScreeningList } from './screening-list.entity.js';

/** The list of an offer's questions, made where there is none yet; nobody changes or answers it until the transaction ends. */
export async function lockScreeningList(tx: EntityManager, offerId: number): Promise<ScreeningList> {
  await tx.query('INSERT INTO screening_list (offer_id, version) VALUES ($1, 0) ON CONFLICT DO NOTHING', [offerId]);
  return tx.findOneOrFail(ScreeningList, { where: { offerId }, lock: { mode: 'pessimistic_write' } });
}
