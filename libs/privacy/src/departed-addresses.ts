import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Where the last mail goes to somebody who has left. */
@Injectable()
export class DepartedAddresses {
  /** Null when it was forgotten, or never verified. */
  async find(tx: EntityManager, accountId: number): Promise<{ email: string; language: string } | null> {
    const [departed] = await tx.query<{ email: string; language: string }[]>(
      'SELECT email, language FROM departed_address WHERE account_id = $1',
      [accountId],
    );
    return departed ?? null;
  }

  async forget(tx: EntityManager, accountId: number): Promise<void> {
    await tx.query('DELETE FROM departed_address WHERE account_id = $1', [accountId]);
  }
}
