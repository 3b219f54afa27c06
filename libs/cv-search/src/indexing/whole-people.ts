import { type FindableProfile, FindableProfiles } from '@babelboard/candidates/contract';
import { CvTexts } from '@babelboard/cvs/contract';
import { Accounts, LastVisits, type Person } from '@babelboard/identity/contract';
import { ConsentStates } from '@babelboard/privacy/contract';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { KnownPerson } from './domain/known-person.js';

/** What people agree to who let companies find them. */
export const CONSENT = 'cvsearch';

/** All that is known of somebody, before anything is masked. */
export interface WholePerson {
  profile: FindableProfile;
  person: Person;
  /** ISO 3166-1 alpha-2; null where no home is told. */
  country: string | null;
  lastVisit: Date;
}

/**
 * Reads people whom companies may find: candidates whose address is proven and who said yes to the present text of the consent, as soon as
 * their profile names a language, a skill or a position, or a CV of theirs was read.
 */
@Injectable()
export class WholePeople {
  constructor(
    private readonly consents: ConsentStates,
    private readonly accounts: Accounts,
    private readonly visits: LastVisits,
    private readonly profiles: FindableProfiles,
    private readonly texts: CvTexts,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** Those whom companies may find, above `afterId`, ascending. */
  async listIds(afterId: number, limit: number): Promise<number[]> {
    const found: number[] = [];
    for (let after = afterId; ; ) {
      const willing = await this.consents.listGiven(CONSENT, after, limit);
      found.push(...(await this.sayingEnough(willing)));
      if (found.length >= limit || willing.length < limit) {
        return found.slice(0, limit);
      }
      after = willing.at(-1) ?? after;
    }
  }

  /** Those of the accounts whom companies may find now. */
  async findable(ids: readonly number[]): Promise<WholePerson[]> {
    const willing = await this.consents.given(CONSENT, ids);
    return this.load(await this.sayingEnough(ids.filter((id) => willing.has(id))));
  }

  /** Whatever they agreed to: for themselves, and for companies that know them. */
  async load(ids: readonly number[]): Promise<WholePerson[]> {
    const [people, profiles] = [await this.accounts.findAll(ids), await this.profiles.load(ids)];
    const visits = await this.visits.of(ids);
    return profiles.flatMap((profile): WholePerson[] => {
      const [person, lastVisit] = [people.get(profile.accountId), visits.get(profile.accountId)];
      // Erased since.
      if (person === undefined || lastVisit === undefined) return [];
      const country = person.countryId === null ? undefined : this.catalogue.country(person.countryId);
      return [{ profile, person, country: country?.iso2 ?? null, lastVisit }];
    });
  }

  /** Whether somebody agreed to be found, and why nobody finds them yet. */
  async standing(accountId: number): Promise<{ agreed: boolean; missing: 'address' | 'profile' | null }> {
    const ids = [accountId];
    const agreed = (await this.consents.given(CONSENT, ids)).has(accountId);
    const proven = (await this.accounts.provenCandidates(ids)).has(accountId);
    const enough = (await this.sayingEnough(ids)).length > 0;
    const missing = enough ? null : proven ? 'profile' : 'address';
    return { agreed, missing };
  }

  private async sayingEnough(ids: readonly number[]): Promise<number[]> {
    const proven = await this.accounts.provenCandidates(ids);
    const telling = await this.profiles.tellingOfWork(ids);
    const read = await this.texts.existing(ids);
    return ids.filter((id) => proven.has(id) && (telling.has(id) || read.has(id)));
  }
}

/** What tells who somebody is, by their account and profile. */
export function knownOf({ profile, person, country }: WholePerson): KnownPerson {
  return {
    names: [person.firstName, person.lastName],
    emails: [person.email],
    phones: profile.phone === null ? [] : [profile.phone],
    links: profile.links,
    organisations: [
      ...profile.positions.map(({ employer }) => employer),
      ...profile.education.map(({ school }) => school),
    ],
    countries: country === null ? [] : [country],
  };
}
