import { ProjectionMarks, Projections } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PEOPLE_PROJECTIONS } from './projection-names.js';

/** Marks people of whom the index may have an old state, for every engine of this installation. */
@Injectable()
export class PeopleMarks {
  constructor(
    private readonly marks: ProjectionMarks,
    private readonly projections: Projections,
  ) {}

  async add(tx: EntityManager, accountIds: number[], { afterSeconds = 0 } = {}): Promise<void> {
    // What is marked for an engine that is not there is never taken away.
    const there = new Set(this.projections.all().map(({ name }) => name));
    const names = PEOPLE_PROJECTIONS.filter((name) => there.has(name));
    await this.marks.add(tx, names, accountIds, { afterSeconds });
  }
}
