import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CandidateCvs } from './candidate-cvs.js';
import { ListCvs } from './list-cvs.query.js';

@QueryHandler(ListCvs)
export class ListCvsHandler implements IQueryHandler<ListCvs> {
  constructor(private readonly cvs: CandidateCvs) {}

  async execute({ accountId }: ListCvs) {
    const [cvs, conversions] = await Promise.all([this.cvs.list(accountId), this.cvs.conversions(accountId)]);
    return { cvs, conversions };
  }
}
