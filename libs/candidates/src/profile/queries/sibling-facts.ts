import { CandidateCvs } from '@babelboard/cvs/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ProfileFacts } from '../domain/profile-completion.js';

/** What other contexts know about how complete a profile is. */
@Injectable()
export class SiblingFacts {
  constructor(private readonly cvs: CandidateCvs) {}

  async of(
    accountId: number,
    { cvs, tx }: { cvs?: number | undefined; tx?: EntityManager | undefined },
  ): Promise<Pick<ProfileFacts, 'cvs'>> {
    return { cvs: cvs ?? (await this.cvs.count(accountId, tx)) };
  }
}
