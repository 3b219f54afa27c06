import { Query } from '@nestjs/cqrs';

/** How far a company is with itself. */
export interface CompanyOverview {
  /** It says of itself what people read beside its offers. */
  described: boolean;
  members: number;
  /** Whose invitation still works. */
  invited: number;
}

export class FindCompanyOverview extends Query<CompanyOverview> {
  constructor(readonly companyId: number) {
    super();
  }
}
