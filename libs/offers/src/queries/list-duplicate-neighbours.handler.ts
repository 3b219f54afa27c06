import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DuplicateOffers } from './duplicate-offers.js';
import { ListDuplicateNeighbours } from './list-duplicate-neighbours.query.js';

@QueryHandler(ListDuplicateNeighbours)
export class ListDuplicateNeighboursHandler implements IQueryHandler<ListDuplicateNeighbours> {
  constructor(private readonly duplicates: DuplicateOffers) {}

  execute({ ids, tx }: ListDuplicateNeighbours): Promise<number[]> {
    return this.duplicates.neighboursOf(tx, ids);
  }
}
