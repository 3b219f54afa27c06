import { Query } from '@nestjs/cqrs';

/** Ids of live offers above `afterId`, ascending: for walks over all of them. */
export class ListLiveOfferIds extends Query<number[]> {
  constructor(
    readonly afterId: number,
    readonly limit: number,
  ) {
    super();
  }
}
