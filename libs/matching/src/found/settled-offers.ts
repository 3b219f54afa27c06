import { Injectable } from '@nestjs/common';

/** Gives those of some offers that somebody is past suggestions with: they have applied, for one. */
type Source = (accountId: number, offerIds: readonly number[]) => Promise<Iterable<number>>;

/** Offers that are suggested to somebody no more. Whoever knows of some, and knows of matchings, adds itself. */
@Injectable()
export class SettledOffers {
  private readonly sources: Source[] = [];

  add(source: Source): void {
    this.sources.push(source);
  }

  async among(accountId: number, offerIds: readonly number[]): Promise<Set<number>> {
    const settled = await Promise.all(this.sources.map((source) => source(accountId, offerIds)));
    return new Set(settled.flatMap((ids) => [...ids]));
  }
}
