import { ListLiveOfferIds } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OfferSearchEngine } from '../engines/offer-search-engine.js';
import { DirtyOffers } from './dirty-offers.js';

const STRETCH = 10_000;

/** Compares which offers are live with which an index has. */
@Injectable()
export class MissedOffers {
  private readonly logger = new Logger(MissedOffers.name);

  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly dirty: DirtyOffers,
  ) {}

  /** As `mark`, where there should be nothing to find. */
  async repair(engine: OfferSearchEngine): Promise<void> {
    const marked = await this.mark(engine);
    if (marked > 0) {
      this.logger.warn(`Marked ${marked} offers that the index of ${engine.name} has wrong`);
    }
  }

  /** Marks live offers that the index lacks and others that it has. Gives their number; usually 0. */
  async mark(engine: OfferSearchEngine): Promise<number> {
    let marked = 0;
    let after = 0;
    for (;;) {
      const [live, indexed] = await Promise.all([
        this.queries.execute(new ListLiveOfferIds(after, STRETCH)),
        engine.listIds(after, STRETCH),
      ]);
      // Both lists are complete up to the smaller of their ends.
      const ends = [live, indexed].filter(({ length }) => length === STRETCH).map((ids) => ids.at(-1) ?? 0);
      const end = Math.min(...ends, Number.MAX_SAFE_INTEGER);
      const different = symmetricDifference(live, indexed).filter((id) => id <= end);
      if (different.length > 0) {
        await this.database.transaction((tx) => this.dirty.mark(tx, engine.name, different));
        marked += different.length;
      }
      if (ends.length === 0) {
        return marked;
      }
      after = end;
    }
  }
}

function symmetricDifference(left: number[], right: number[]): number[] {
  const [a, b] = [new Set(left), new Set(right)];
  return [...left.filter((id) => !b.has(id)), ...right.filter((id) => !a.has(id))];
}
