import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { WholePeople } from '../../indexing/whole-people.js';
import type { AnonymousPerson } from '../../showing/anonymous-person.js';
import { makeKnown } from '../../showing/make-anonymous.js';

/** Somebody as a company sees them that knows who it is. */
export interface KnownPersonProfile {
  /** E.164. */
  phone: string | null;
  links: string[];
  /** With nothing taken out. */
  profile: AnonymousPerson;
}

/** Reads the whole profiles of people whom a company knows. */
@Injectable()
export class KnownPeople {
  constructor(
    private readonly people: WholePeople,
    private readonly clock: Clock,
  ) {}

  /** @param language in which they may have said it, too */
  async of(accountIds: readonly number[], language: string): Promise<KnownPersonProfile[]> {
    const people = await this.people.load(accountIds);
    return people.map((whole) => ({
      phone: whole.profile.phone,
      links: whole.profile.links,
      profile: makeKnown(whole, language, this.clock.now()),
    }));
  }
}
