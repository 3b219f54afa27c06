import { CandidateProfiles } from '@babelboard/candidates';
import { FindAccount } from '@babelboard/identity';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { HeldProfile } from './held-profile.js';

/** Reads what a profile says already. */
@Injectable()
export class HeldProfiles {
  constructor(
    private readonly queries: QueryBus,
    private readonly candidates: CandidateProfiles,
  ) {}

  async of(accountId: number): Promise<HeldProfile> {
    const [account, profile] = await Promise.all([
      this.queries.execute(new FindAccount(accountId)),
      this.candidates.find(accountId),
    ]);
    const { firstName = '', lastName = '', locality = null, countryId = null } = account ?? {};
    return {
      person: { firstName, lastName, locality, countryId },
      cityId: null,
      phone: null,
      headlines: [],
      languages: profile?.languages ?? [],
      skillIds: [],
      onlineProfiles: [],
      experience: [],
      education: [],
    };
  }
}
