import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Account } from '../entities/account.entity.js';
import { personOf } from '../person.js';
import { FindAccount, type OwnAccount } from './find-account.query.js';

@QueryHandler(FindAccount)
export class FindAccountHandler implements IQueryHandler<FindAccount> {
  constructor(private readonly database: Database) {}

  async execute({ accountId: id }: FindAccount): Promise<OwnAccount | null> {
    const account = await this.database.dataSource.manager.findOneBy(Account, { id });
    if (account === null) {
      return null;
    }
    const { geoCountry, geoEu, referralPlatform, totpConfirmedAt } = account;
    return { ...personOf(account), geoCountry, geoEu, referralPlatform, secondFactor: totpConfirmedAt !== null };
  }
}
