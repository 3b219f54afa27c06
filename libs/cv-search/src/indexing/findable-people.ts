import { CvTexts } from '@babelboard/cvs/contract';
import { Clock, inTurns, type Subject } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { FindablePerson } from '../engines/findable-person.js';
import { FindableCvs } from './findable-cvs.js';
import { FindableTimes } from './findable-times.js';
import { makeFindable } from './make-findable.js';
import { PersonNames } from './person-names.js';
import { WholePeople } from './whole-people.js';

/** Makes documents of whom companies may find. */
@Injectable()
export class FindablePeople implements Subject<FindablePerson> {
  constructor(
    private readonly people: WholePeople,
    private readonly texts: CvTexts,
    private readonly cvs: FindableCvs,
    private readonly names: PersonNames,
    private readonly times: FindableTimes,
    private readonly clock: Clock,
  ) {}

  listIds(afterId: number, limit: number): Promise<number[]> {
    return this.people.listIds(afterId, limit);
  }

  async load(ids: number[]): Promise<FindablePerson[]> {
    const people = await this.people.findable(ids);
    const since = await this.times.keep(
      ids,
      people.map(({ profile }) => profile.accountId),
    );
    const texts = await this.texts.of(people.map(({ profile }) => profile.accountId));
    const [maskCvs, trade] = [await this.cvs.open(), await this.names.open()];
    const tools = { names: this.names, trade, maskCvs, now: this.clock.now(), since };
    return inTurns(people, (one) => makeFindable(one, texts.get(one.profile.accountId) ?? [], tools));
  }
}
