import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/** Tells which reaction has handled which event, for as long as that is kept. */
@Injectable()
export class ProcessedEvents {
  constructor(private readonly database: Database) {}

  async has(eventId: string, reactionId: string): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM processed_event WHERE event_id = $1 AND reaction_id = $2', [
      eventId,
      reactionId,
    ]);
    return rows.length > 0;
  }
}
