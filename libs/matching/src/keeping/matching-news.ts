import { LiveChannel } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** So many are told at once; where more change, as in the first filling, hardly anybody waits for it. */
const MOST_TOLD = 5_000;

/** Tells open pages of candidates that their matchings are others now. */
@Injectable()
export class MatchingNews {
  constructor(private readonly live: LiveChannel) {}

  /** In the transaction of the change. */
  async tell(tx: EntityManager, accountIds: Iterable<number>): Promise<void> {
    const topics = [...new Set(accountIds)].slice(0, MOST_TOLD).map((id) => `candidate:${id}`);
    if (topics.length > 0) {
      await this.live.announceEach(tx, topics, { kind: 'matchings' });
    }
  }
}
