import type { CvType, OpenCvFile } from '@babelboard/cvs/contract';
import { Query } from '@nestjs/cqrs';

/** Opens the copy of a CV that was sent, for the company that got it or the candidate who sent it; who asks reads or destroys the stream. */
export class OpenSentCv extends Query<OpenCvFile & { type: CvType }> {
  constructor(
    readonly of: { companyId: number } | { accountId: number },
    readonly applicationId: number,
  ) {
    super();
  }
}
