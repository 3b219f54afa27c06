import type { Outbox } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { CvRead } from '../events/cv-read.event.js';
import type { Cv } from './cv.entity.js';
import { CvExtraction } from './cv-extraction.entity.js';

/** Publishes that the words of a CV are there for others, once it is read and may pass, whichever comes last; the account is locked before. */
export async function tellOfRead(
  tx: EntityManager,
  outbox: Outbox,
  { id: cvId, accountId, scanState }: Cv,
): Promise<void> {
  if (scanState === 'clean' && (await tx.existsBy(CvExtraction, { cvId, state: 'done' }))) {
    await outbox.add(tx, new CvRead({ cvId, accountId }));
  }
}
