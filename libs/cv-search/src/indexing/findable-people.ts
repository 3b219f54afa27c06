import type { Subject } from '@babelboard/platform';
import type { FindablePerson } from '../engines/findable-person.js';

/** People whom companies may find. */
export abstract class FindablePeople implements Subject<FindablePerson> {
  abstract listIds(afterId: number, limit: number): Promise<number[]>;
  abstract load(ids: number[]): Promise<FindablePerson[]>;
}
