import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { cvNotFound } from '../cv.errors.js';
import { FindExtraction, type FoundExtraction } from './find-extraction.query.js';

@QueryHandler(FindExtraction)
export class FindExtractionHandler implements IQueryHandler<FindExtraction> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError CV_NOT_FOUND, also where it is another's */
  async execute({ accountId, cvId }: FindExtraction): Promise<FoundExtraction> {
    const [found] = await this.database.query<FoundExtraction>(
      `SELECT state, language, proposals FROM cv_extraction
       WHERE cv_id = (SELECT id FROM cv WHERE id = $1 AND account_id = $2)`,
      [cvId, accountId],
    );
    if (found === undefined) {
      throw cvNotFound();
    }
    return found;
  }
}
