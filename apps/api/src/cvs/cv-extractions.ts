import { ExtractionNews, FindExtraction, type FoundExtraction } from '@babelboard/cvs';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { ExtractionResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

/** What was read in a CV, in the words of the wire. */
@Injectable()
export class CvExtractions {
  constructor(
    private readonly queries: QueryBus,
    private readonly news: ExtractionNews,
  ) {}

  /** @param options.waits until it is read, or for ten seconds. @throws DomainError CV_NOT_FOUND */
  async of(
    { accountId }: AuthenticatedSession,
    cvId: number,
    { waits }: { waits: boolean },
  ): Promise<ExtractionResponse> {
    const find = () => this.queries.execute(new FindExtraction(accountId, cvId));
    const found = waits ? await this.news.whenRead(cvId, find) : await find();
    return this.present(found);
  }

  private present({ state }: FoundExtraction): ExtractionResponse {
    return { extraction: state, proposals: null };
  }
}
