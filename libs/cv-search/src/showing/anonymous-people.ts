import { Clock, inTurns } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { WholePeople } from '../indexing/whole-people.js';
import type { AnonymousPerson } from './anonymous-person.js';
import { makeAnonymous } from './make-anonymous.js';

/** How somebody stands to being found. */
export interface OwnStanding {
  /** Whether they said yes to the text that stands now. */
  agreed: boolean;
  /** Why nobody finds them though they agreed. */
  missing: 'address' | 'profile' | null;
  /** What companies see; null where the profile says nothing. */
  person: AnonymousPerson | null;
}

/** Shows people without anything that says who they are, as their tables are now: an index is a moment old. */
@Injectable()
export class AnonymousPeople {
  constructor(
    private readonly people: WholePeople,
    private readonly clock: Clock,
  ) {}

  /** By account: those alone whom the company may find now. @param language in which they may have said it, too */
  async of(companyId: number, accountIds: readonly number[], language: string): Promise<Map<number, AnonymousPerson>> {
    const people = await this.people.findable(accountIds);
    const shown = people.filter(({ profile }) => !profile.blockedCompanyIds.includes(companyId));
    const now = this.clock.now();
    return new Map(
      await inTurns(shown, (whole) => [whole.profile.accountId, makeAnonymous(whole, language, now)] as const),
    );
  }

  /** What companies would see of somebody, whether or not they find them. */
  async own(accountId: number, language: string): Promise<OwnStanding> {
    const [standing, [whole]] = await Promise.all([this.people.standing(accountId), this.people.load([accountId])]);
    const says = whole !== undefined && standing.missing !== 'profile';
    return { ...standing, person: says ? makeAnonymous(whole, language, this.clock.now()) : null };
  }
}
