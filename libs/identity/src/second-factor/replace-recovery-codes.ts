import type { EntityManager } from 'typeorm';
import { newRecoveryCodes, recoveryCodeHash } from './domain/recovery-codes.js';
import { RecoveryCode } from './entities/recovery-code.entity.js';

/** Gives an account new recovery codes, which are never shown again; the ones before are worth nothing. */
export async function replaceRecoveryCodes(tx: EntityManager, accountId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(RecoveryCode, { accountId });
  await tx.insert(
    RecoveryCode,
    codes.map((code) => ({ accountId, codeHash: recoveryCodeHash(accountId, code), usedAt: null })),
  );
  return codes;
}
