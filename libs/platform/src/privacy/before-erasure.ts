import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type LastWord = (tx: EntityManager, accountId: number) => Promise<void>;

/** What is still to be said of a person while their rows are there: each context says it of what it owns. */
@Injectable()
export class BeforeErasure {
  private readonly lastWords: LastWord[] = [];

  /** @param say is called in the transaction that erases, whose account is locked */
  listen(say: LastWord): void {
    this.lastWords.push(say);
  }

  /** One after the other: they share a connection. */
  async run(tx: EntityManager, accountId: number): Promise<void> {
    for (const say of this.lastWords) {
      await say(tx, accountId);
    }
  }
}
