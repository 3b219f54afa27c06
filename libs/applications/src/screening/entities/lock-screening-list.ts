import type { EntityManager } from 'typeorm';
import { ScreeningList } from './screening-list.entity.js';

/** The list of an offer's questions, made where there is none yet; nobody changes or answers it until the transaction ends. */
export async function lockScreeningList(tx: EntityManager, offerId: number): Promise<ScreeningList> {
  await makeList(tx, offerId);
  return tx.findOneOrFail(ScreeningList, { where: { offerId }, lock: { mode: 'pessimistic_write' } });
}

/**
 * For whoever answers: nobody changes the list until the transaction ends, while others answer it, too. What is asked has to be read
 * after this. Taken behind account, offer and application.
 */
export async function holdScreeningList(tx: EntityManager, offerId: number): Promise<void> {
  const held = () => tx.findOne(ScreeningList, { where: { offerId }, lock: { mode: 'pessimistic_read' } });
  if ((await held()) === null) {
    await makeList(tx, offerId);
    await held();
  }
}

async function makeList(tx: EntityManager, offerId: number): Promise<void> {
  await tx.query('INSERT INTO screening_list (offer_id, version) VALUES ($1, 0) ON CONFLICT DO NOTHING', [offerId]);
}
