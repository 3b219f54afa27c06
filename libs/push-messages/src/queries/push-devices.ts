import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { VapidKey } from '../sending/vapid-key.js';

/** A browser on which somebody gets messages. */
export interface PushDevice {
  id: string;
  /** "Firefox, Windows"; null where the browser does not say. */
  device: string | null;
  since: Date;
  /** The latest session of its person there. */
  sessionId: string;
}

/** On which devices people get messages. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly database: Database,
    private readonly key: VapidKey,
  ) {}

  /** What browsers have to name so that this installation may send to them; null where it sends nothing. */
  get publicKey(): string | null {
    return this.key.own?.publicKey ?? null;
  }

  /** The latest first. */
  of(accountId: number): Promise<PushDevice[]> {
    return this.database.query<PushDevice>(
      `SELECT id, device, created_at AS since, session_id AS "sessionId" FROM push_subscription
       WHERE account_id = $1 ORDER BY created_at DESC, id`,
      [accountId],
    );
  }

  async any(accountId: number): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM push_subscription WHERE account_id = $1 LIMIT 1', [
      accountId,
    ]);
    return rows.length > 0;
  }
}
