import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { EscoGraph, type OccupationRelationsRow, type SkillRelationsRow } from '../domain/esco-graph.js';
import { keepUntilReload } from './keep-until-reload.js';
import { ReferenceCatalogue } from './reference-catalogue.js';

/** Reads how skills and occupations stand to each other: when somebody first asks, and kept. */
@Injectable()
export class EscoRelations {
  readonly load: () => Promise<EscoGraph>;

  constructor(database: Database, catalogue: ReferenceCatalogue) {
    this.load = keepUntilReload(catalogue, async () => {
      const [skills, occupations] = await Promise.all([
        database.query<SkillRelationsRow>(
          'SELECT id, reuse, broader_ids AS broader, related_ids AS related FROM skill ORDER BY id',
        ),
        database.query<OccupationRelationsRow>(
          `SELECT id, isco08 AS isco, essential_skill_ids AS essential, optional_skill_ids AS optional FROM occupation ORDER BY id`,
        ),
      ]);
      return new EscoGraph(skills, occupations);
    });
  }
}
