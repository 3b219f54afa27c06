import { Query } from '@nestjs/cqrs';

export interface PasskeyRow {
  id: string;
  name: string;
  backedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The passkeys of an account, oldest first. */
export class ListPasskeys extends Query<PasskeyRow[]> {
  constructor(readonly accountId: number) {
    super();
  }
}
