import { type EntityManager, Not } from 'typeorm';
import { Cv } from './cv.entity.js';

/** Makes the newest CV the default one where none is; the account is locked before. */
export async function appointDefault(tx: EntityManager, accountId: number): Promise<void> {
  const cvs = await tx.find(Cv, {
    where: { accountId, scanState: Not('infected') },
    order: { uploadedAt: 'DESC', id: 'DESC' },
  });
  const [newest] = cvs;
  if (newest !== undefined && !cvs.some(({ isDefault }) => isDefault)) {
    newest.makeDefault();
    await tx.save(newest);
  }
}
