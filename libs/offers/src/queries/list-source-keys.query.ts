import { Query } from '@nestjs/cqrs';

/** The keys of all offers that came from one source, whatever their state. */
export class ListSourceKeys extends Query<string[]> {
  constructor(readonly source: string) {
    super();
  }
}
