import { Database, Storage } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { cvInfected, cvNotFound, cvNotScanned } from '../cv.errors.js';
import { mediaTypeOf } from '../domain/cv-type.js';
import { Cv } from '../entities/cv.entity.js';
import { OpenCv, type OpenCvFile } from './open-cv.query.js';

@QueryHandler(OpenCv)
export class OpenCvHandler implements IQueryHandler<OpenCv> {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** @throws DomainError CV_NOT_FOUND, also where it is another's; CV_INFECTED, CV_NOT_SCANNED */
  async execute({ accountId, cvId, reader }: OpenCv): Promise<OpenCvFile> {
    const cv = await this.database.dataSource.manager.findOneBy(Cv, { id: cvId, accountId });
    if (cv === null) {
      throw cvNotFound();
    }
    if (reader !== 'owner' && cv.scanState === 'pending') {
      throw cvNotScanned();
    }
    const file = cv.fileKey === null ? null : await this.storage.open(cv.fileKey);
    if (file === null) {
      throw cv.isThere() ? cvNotFound() : cvInfected();
    }
    return { name: cv.name, mediaType: mediaTypeOf(cv.type), size: file.size, stream: file.stream };
  }
}
