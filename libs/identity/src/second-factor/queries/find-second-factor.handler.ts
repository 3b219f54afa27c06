import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FindSecondFactor, type SecondFactorState } from './find-second-factor.query.js';

@QueryHandler(FindSecondFactor)
export class FindSecondFactorHandler implements IQueryHandler<FindSecondFactor> {
  constructor(private readonly database: Database) {}

  async execute({ accountId }: FindSecondFactor): Promise<SecondFactorState> {
    const [state] = await this.database.query<SecondFactorState>(
      `SELECT totp_confirmed_at IS NOT NULL AS "on", password_hash IS NOT NULL AS "hasPassword",
         (SELECT count(*)::int FROM recovery_code WHERE account_id = account.id AND used_at IS NULL) AS "recoveryCodesLeft"
       FROM account WHERE id = $1`,
      [accountId],
    );
    return state ?? { on: false, recoveryCodesLeft: 0, hasPassword: false };
  }
}
