import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { cvInfected, cvNotFound } from '../cv.errors.js';
import type { ScanState } from '../entities/cv.entity.js';
import { FindExtraction, type FoundExtraction } from './find-extraction.query.js';

@QueryHandler(FindExtraction)
export class FindExtractionHandler implements IQueryHandler<FindExtraction> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError CV_NOT_FOUND, also where it is another's; CV_INFECTED */
  async execute({ accountId, cvId }: FindExtraction): Promise<FoundExtraction> {
    const [cv] = await this.database.query<FoundExtraction & { scanState: ScanState }>(
      `SELECT scan_state AS "scanState", coalesce(e.state, 'failed') AS state, e.language, e.text, proposals
       FROM cv LEFT JOIN cv_extraction e ON e.cv_id = cv.id WHERE cv.id = $1 AND account_id = $2`,
      [cvId, accountId],
    );
    if (cv === undefined) {
      throw cvNotFound();
    }
    if (cv.scanState === 'infected') {
      throw cvInfected();
    }
    const { state, language, text, proposals } = cv;
    return { state, language, text, proposals };
  }
}
