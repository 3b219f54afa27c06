import { Query } from '@nestjs/cqrs';

/** Companies with live offers, with the latest change of such an offer. */
export class ListLiveCompanies extends Query<{ companyId: number; lastChange: Date }[]> {}
