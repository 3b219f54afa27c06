import { LiveChannel } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { JobApplication } from '../applying/entities/job-application.entity.js';
import { CompanyChannel } from '../company-channel.js';

/** Tells both sides at once that something happened between them. */
@Injectable()
export class ThreadNews {
  constructor(
    private readonly live: LiveChannel,
    private readonly channel: CompanyChannel,
  ) {}

  /** In the transaction of the change. @param memberId who did it; absent for the candidate */
  async tell(
    tx: EntityManager,
    { id, offerId, companyId, accountId }: Pick<JobApplication, 'id' | 'offerId' | 'companyId' | 'accountId'>,
    kind: 'message' | 'interview',
    memberId?: number,
  ): Promise<void> {
    const by = memberId === undefined ? {} : { memberId };
    await this.channel.tell(tx, companyId, { kind, offerId, ids: [id], ...by });
    await this.live.announce(tx, `candidate:${accountId}`, { kind: `application-${kind}`, application_id: id });
  }
}
