import { LiveChannel } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Tells open pages of a company's members that somebody came, went, or may do something else now: they ask anew who they are. */
@Injectable()
export class MemberNews {
  constructor(private readonly live: LiveChannel) {}

  /** In the transaction of the change. */
  async tell(tx: EntityManager, companyId: number): Promise<void> {
    await this.live.announce(tx, `company:${companyId}`, { kind: 'members' });
  }
}
