import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Where sessions come from, for the audit log and the mail about a new device. */
@Injectable()
export class SessionOrigins {
  /** The client's address; null when the session is gone. */
  async addressOf(tx: EntityManager, sessionId: string): Promise<string | null> {
    const rows = await tx.query<{ ip_address: string }[]>('SELECT ip_address FROM session WHERE id = $1', [sessionId]);
    return rows[0]?.ip_address ?? null;
  }

  /** What the device says of itself, and the country (ISO 3166-1 alpha-2) of its address; null when the session is gone. */
  async deviceOf(tx: EntityManager, sessionId: string): Promise<{ userAgent: string; country: string | null } | null> {
    const rows = await tx.query<{ userAgent: string; country: string | null }[]>(
      'SELECT user_agent AS "userAgent", country FROM session WHERE id = $1',
      [sessionId],
    );
    return rows[0] ?? null;
  }
}
