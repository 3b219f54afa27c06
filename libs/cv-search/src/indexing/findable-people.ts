import { FindableProfiles } from '@babelboard/candidates/contract';
import { CvTexts } from '@babelboard/cvs/contract';
import { Accounts, LastVisits } from '@babelboard/identity/contract';
import { Clock, inTurns, type Subject } from '@babelboard/platform';
import { ConsentStates } from '@babelboard/privacy/contract';
import { Injectable } from '@nestjs/common';
import type { FindablePerson } from '../engines/findable-person.js';
import { FindableCvs } from './findable-cvs.js';
import { makeFindable, type WholePerson } from './make-findable.js';
import { PersonNames } from './person-names.js';

const CONSENT = 'cvsearch';

/**
 * Reads whom companies may find: candidates whose address is proven and who said yes to the present text of the consent, as soon as their
 * profile names a language, a skill or a position, or a CV of theirs was read.
 */
@Injectable()
export class FindablePeople implements Subject<FindablePerson> {
  constructor(
    private readonly consents: ConsentStates,
    private readonly accounts: Accounts,
    private readonly visits: LastVisits,
    private readonly profiles: FindableProfiles,
    private readonly texts: CvTexts,
    private readonly cvs: FindableCvs,
    private readonly names: PersonNames,
    private readonly clock: Clock,
  ) {}

  async listIds(afterId: number, limit: number): Promise<number[]> {
    const found: number[] = [];
    for (let after = afterId; ; ) {
      const willing = await this.consents.listGiven(CONSENT, after, limit);
      found.push(...(await this.findableAmong(willing)));
      if (found.length >= limit || willing.length < limit) {
        return found.slice(0, limit);
      }
      after = willing.at(-1) ?? after;
    }
  }

  async load(ids: number[]): Promise<FindablePerson[]> {
    const willing = await this.consents.given(CONSENT, ids);
    const findable = await this.findableAmong(ids.filter((id) => willing.has(id)));
    const [people, profiles] = [await this.accounts.findAll(findable), await this.profiles.load(findable)];
    const [visits, texts] = [await this.visits.of(findable), await this.texts.of(findable)];
    const [maskCvs, trade] = [await this.cvs.open(), await this.names.open()];
    const tools = { names: this.names, trade, maskCvs, now: this.clock.now() };
    const whole = profiles.flatMap((profile): WholePerson[] => {
      const [person, lastVisit] = [people.get(profile.accountId), visits.get(profile.accountId)];
      // Erased since.
      if (person === undefined || lastVisit === undefined) return [];
      const country = this.names.codeOfCountry(person.countryId);
      return [{ profile, person, country, lastVisit, cvs: texts.get(profile.accountId) ?? [] }];
    });
    return inTurns(whole, (one) => makeFindable(one, tools));
  }

  private async findableAmong(ids: readonly number[]): Promise<number[]> {
    const proven = await this.accounts.provenCandidates(ids);
    const telling = await this.profiles.tellingOfWork(ids);
    const read = await this.texts.existing(ids);
    return ids.filter((id) => proven.has(id) && (telling.has(id) || read.has(id)));
  }
}
