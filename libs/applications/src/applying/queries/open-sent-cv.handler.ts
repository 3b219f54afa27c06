import { mediaTypeOf } from '@babelboard/cvs/contract';
import { Database, Storage } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ActingCompanies } from '../../acting-companies.js';
import { applicantCvGone, applicantNotFound } from '../../applicants/applicant.errors.js';
import { applicationNotFound } from '../application.errors.js';
import { JobApplication } from '../entities/job-application.entity.js';
import { OpenSentCv } from './open-sent-cv.query.js';

@QueryHandler(OpenSentCv)
export class OpenSentCvHandler implements IQueryHandler<OpenSentCv> {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly acting: ActingCompanies,
  ) {}

  /** @throws DomainError APPLICANT_FILES_CLOSED, APPLICANT_NOT_FOUND or APPLICATION_NOT_FOUND, also where it is another's; APPLICANT_CV_GONE */
  async execute({ of, applicationId }: OpenSentCv) {
    if ('companyId' in of) {
      await this.acting.requireExports(of.companyId);
    }
    const application = await this.database.dataSource.manager.findOneBy(JobApplication, { id: applicationId, ...of });
    if (application === null) {
      throw 'companyId' in of ? applicantNotFound() : applicationNotFound();
    }
    const { cvKey, cvName, cvType } = application;
    const file = cvKey === null ? null : await this.storage.open(cvKey);
    if (file === null || cvName === null || cvType === null) {
      throw applicantCvGone();
    }
    return { name: cvName, type: cvType, mediaType: mediaTypeOf(cvType), size: file.size, stream: file.stream };
  }
}
