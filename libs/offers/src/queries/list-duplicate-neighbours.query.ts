import { Query } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';

/** The offers themselves and those that may be the same job in other places: what an index reads anew when they change. */
export class ListDuplicateNeighbours extends Query<number[]> {
  constructor(
    readonly ids: number[],
    /** The transaction that reads: reactions that each took a second connection would starve each other of them. */
    readonly tx: EntityManager,
  ) {
    super();
  }
}
