import { Query } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';

/** Ids of the live offers of a company; within a transaction, so that a reaction needs no second connection. */
export class ListLiveOffersOfCompany extends Query<number[]> {
  constructor(
    readonly companyId: number,
    readonly tx: EntityManager,
  ) {
    super();
  }
}
