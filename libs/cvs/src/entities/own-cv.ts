import type { EntityManager } from 'typeorm';
import { cvNotFound } from '../cv.errors.js';
import { Cv } from './cv.entity.js';

/** A CV of the account; the account is locked before. @throws DomainError CV_NOT_FOUND, also where it is another's */
export async function ownCv(tx: EntityManager, accountId: number, id: number): Promise<Cv> {
  const cv = await tx.findOneBy(Cv, { id, accountId });
  if (cv === null) {
    throw cvNotFound();
  }
  return cv;
}
