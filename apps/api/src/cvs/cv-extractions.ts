import { ExtractionNews, FindExtraction } from '@babelboard/cvs';
import type { UiLanguage } from '@babelboard/texts';
import type { ExtractionResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { HeldProfiles } from './held-profiles.js';
import { ProposalPresenter } from './proposal-presenter.js';

/** What was read in a CV, in the words of the wire. */
@Injectable()
export class CvExtractions {
  constructor(
    private readonly queries: QueryBus,
    private readonly news: ExtractionNews,
    private readonly profiles: HeldProfiles,
    private readonly presenter: ProposalPresenter,
  ) {}

  /** @param options.waits until it is read, or for ten seconds. @throws DomainError CV_NOT_FOUND, CV_INFECTED */
  async of(
    accountId: number,
    cvId: number,
    { language, waits = false }: { language: UiLanguage; waits?: boolean },
  ): Promise<ExtractionResponse> {
    const find = () => this.queries.execute(new FindExtraction(accountId, cvId));
    const { state, text, proposals } = waits ? await this.news.whenRead(cvId, find) : await find();
    return {
      extraction: state,
      text,
      proposals: proposals && this.presenter.present(proposals, await this.profiles.of(accountId), language),
    };
  }
}
