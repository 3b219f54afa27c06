import { Query } from '@nestjs/cqrs';

export interface LinkedIdentity {
  /** Names it among those of the account; says nothing about the person. */
  id: string;
  issuer: string;
  linkedAt: Date;
}

/** The accounts elsewhere that open an account, oldest first. */
export class ListSocialIdentities extends Query<LinkedIdentity[]> {
  constructor(readonly accountId: number) {
    super();
  }
}
