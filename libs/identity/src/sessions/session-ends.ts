import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Which sessions of an account end. */
export type EndedSessions = { accountId: number } & (
  | { only: string /** What the same browser goes on with, of the same account. */; successor: string | null }
  | { allBut: string | null }
);

type Follow = (tx: EntityManager, ended: EndedSessions) => Promise<void>;

/** Tells siblings that keep something for a device that is signed in when somebody ends that; the mere end of its time is none. */
@Injectable()
export class SessionEnds {
  private readonly followers: Follow[] = [];

  /** It is called in the transaction that ends the sessions. */
  alsoEnd(follow: Follow): void {
    this.followers.push(follow);
  }

  async tell(tx: EntityManager, ended: EndedSessions): Promise<void> {
    for (const follow of this.followers) {
      await follow(tx, ended);
    }
  }
}
