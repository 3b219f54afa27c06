import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { IDENTITY_ID } from '../identity-id.js';
import { type LinkedIdentity, ListSocialIdentities } from './list-social-identities.query.js';

@QueryHandler(ListSocialIdentities)
export class ListSocialIdentitiesHandler implements IQueryHandler<ListSocialIdentities> {
  constructor(private readonly database: Database) {}

  execute({ accountId }: ListSocialIdentities): Promise<LinkedIdentity[]> {
    return this.database.query<LinkedIdentity>(
      `SELECT ${IDENTITY_ID} AS id, issuer, linked_at AS "linkedAt"
       FROM social_identity WHERE account_id = $1 ORDER BY linked_at, id`,
      [accountId],
    );
  }
}
