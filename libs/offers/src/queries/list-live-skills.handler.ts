import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { ListLiveSkills } from './list-live-skills.query.js';

@QueryHandler(ListLiveSkills)
export class ListLiveSkillsHandler implements IQueryHandler<ListLiveSkills> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<{ skillId: number; lastChange: Date }[]> {
    return this.database.query(
      `SELECT skill_id AS "skillId", max(updated_at) AS "lastChange" FROM offer, unnest(skill_ids) AS skill_id
       WHERE ${liveOfferSql('$1')} GROUP BY skill_id ORDER BY skill_id`,
      [this.clock.now()],
    );
  }
}
