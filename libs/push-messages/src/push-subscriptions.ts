import { type AskingSession, type EndedSessions, SessionEnds } from '@babelboard/identity/contract';
import { Clock } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Whose a browser's subscription is: of who is signed in there, and of who was, until they or somebody else end that. */
@Injectable()
export class PushSubscriptions implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly ends: SessionEnds,
  ) {}

  onModuleInit(): void {
    this.ends.alsoEnd((tx, ended) => this.follow(tx, ended));
  }

  /**
   * Notes that who is signed in was seen in the browser that has an address; somebody else's subscription there ends. The account is locked by then.
   * @returns whether there is one of theirs
   */
  async claim(
    tx: EntityManager,
    { accountId, sessionId }: Pick<AskingSession, 'accountId' | 'sessionId'>,
    endpoint: string,
  ): Promise<boolean> {
    // Two people who sign in at the same browser come one after the other.
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 17))', [endpoint]);
    await tx.query('DELETE FROM push_subscription WHERE endpoint = $1 AND account_id <> $2', [endpoint, accountId]);
    const [, noted] = await tx.query<[unknown[], number]>(
      'UPDATE push_subscription SET session_id = $2, seen_at = $3 WHERE endpoint = $1',
      [endpoint, sessionId, this.clock.now()],
    );
    return noted > 0;
  }

  /** Messages go on when a session has run out, and stop where somebody signed out, or was. */
  private async follow(tx: EntityManager, ended: EndedSessions): Promise<void> {
    if ('allBut' in ended) {
      await tx.query('DELETE FROM push_subscription WHERE account_id = $1 AND session_id IS DISTINCT FROM $2', [
        ended.accountId,
        ended.allBut,
      ]);
    } else if (ended.successor === null) {
      await tx.query('DELETE FROM push_subscription WHERE account_id = $1 AND session_id = $2', [
        ended.accountId,
        ended.only,
      ]);
    } else {
      await tx.query('UPDATE push_subscription SET session_id = $3 WHERE account_id = $1 AND session_id = $2', [
        ended.accountId,
        ended.only,
        ended.successor,
      ]);
    }
  }
}
