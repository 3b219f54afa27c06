import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Advertises = (tx: EntityManager, companyId: number) => Promise<boolean>;

/** Knows whether a company has a live offer: whoever owns offers says it, for companies know nothing of them. */
@Injectable()
export class AdvertisingCompanies {
  private told: Advertises | undefined;

  tell(advertises: Advertises): void {
    this.told = advertises;
  }

  /** @throws Error where nobody has told */
  advertises(tx: EntityManager, companyId: number): Promise<boolean> {
    if (this.told === undefined) {
      throw new Error('Nobody tells which companies have live offers');
    }
    return this.told(tx, companyId);
  }
}
