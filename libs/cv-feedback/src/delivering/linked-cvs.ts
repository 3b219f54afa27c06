import { OpenCv, type OpenCvFile } from '@babelboard/cvs/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { In } from 'typeorm';
import { feedbackUnknown } from '../asking/cv-feedback.errors.js';
import { CvFeedback } from '../asking/store/cv-feedback.entity.js';
import { type FileLink, FileLinks } from './file-links.js';

/** Opens CVs for whoever has the link of a mail. */
@Injectable()
export class LinkedCvs {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
    private readonly queries: QueryBus,
  ) {}

  /** @throws DomainError FEEDBACK_UNKNOWN also where the link is over or was not made here; CV_NOT_FOUND where the CV is gone */
  async open(link: FileLink): Promise<OpenCvFile> {
    const { deliveryId } = link;
    const feedback = this.links.isGood(link)
      ? await this.database.dataSource.manager.findOneBy(CvFeedback, {
          ...{ deliveryId, state: In(['asked', 'sent', 'answered']) },
        })
      : null;
    if (feedback?.cvId == null) {
      throw feedbackUnknown();
    }
    return this.queries.execute(new OpenCv(feedback.accountId, feedback.cvId, 'service'));
  }
}
