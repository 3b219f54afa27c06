import type { AuthenticatedSession } from '@babelboard/identity';
import { JobCards } from '@babelboard/job-lists';
import type { FoundMatching } from '@babelboard/matching';
import type { UiLanguage } from '@babelboard/texts';
import type { MatchedJob } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { OwnMarks } from '../own-jobs/own-marks.js';
import { MatchingPresenter } from './matching-presenter.js';

/** Puts offers that suit somebody together with why they do. */
@Injectable()
export class MatchedJobs {
  constructor(
    private readonly cards: JobCards,
    private readonly marks: OwnMarks,
    private readonly presenter: MatchingPresenter,
  ) {}

  /** Cards in the order of the matchings; an offer that nobody knows any more is left out. */
  async of(session: AuthenticatedSession, found: FoundMatching[], language: UiLanguage): Promise<MatchedJob[]> {
    if (found.length === 0) {
      return [];
    }
    const matchings = new Map(found.map((one) => [one.offerId, one]));
    const cards = await this.cards.loadKnown([...matchings.keys()], language);
    const jobs = cards.flatMap((card): MatchedJob[] => {
      const matching = matchings.get(card.id);
      return matching === undefined ? [] : [{ ...card, matching: this.presenter.present(matching, language) }];
    });
    return this.marks.markCards(session, jobs);
  }
}
