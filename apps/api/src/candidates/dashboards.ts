import { SavedAlerts } from '@babelboard/alerts';
import { type CandidateProfile, CandidateProfiles } from '@babelboard/candidates/contract';
import { FavoriteLists } from '@babelboard/favorites';
import type { AuthenticatedSession } from '@babelboard/identity';
import { LatestSearches } from '@babelboard/job-searches';
import { Matchings } from '@babelboard/matching';
import type { UiLanguage } from '@babelboard/texts';
import { type DashboardResponse, nextProfileStep, STEP_MINUTES } from '@babelboard/wire';
import { Injectable, NotFoundException } from '@nestjs/common';
import { MatchedJobs } from '../matchings/matched-jobs.js';
import { FavoritePresenter } from '../own-jobs/favorite-presenter.js';
import { presentSearch } from '../own-jobs/present-search.js';
import { presentDoneTasks } from './present-tasks.js';

const BEST = 3;
const NO_MATCHINGS: DashboardResponse['matchings'] = { data: [], total: 0, unseen: 0 };

/** Puts together what a candidate's overview shows, each part from the context that knows it. */
@Injectable()
export class Dashboards {
  constructor(
    private readonly profiles: CandidateProfiles,
    private readonly favorites: FavoriteLists,
    private readonly searches: LatestSearches,
    private readonly matchings: Matchings,
    private readonly jobs: MatchedJobs,
    private readonly presenter: FavoritePresenter,
    private readonly alerts: SavedAlerts,
  ) {}

  async of(session: AuthenticatedSession, language: UiLanguage): Promise<DashboardResponse> {
    const { accountId, person } = session;
    const [profile, kept, searches, alerts] = await Promise.all([
      this.profiles.find(accountId, person),
      this.favorites.first(accountId, language),
      this.searches.list(accountId, language),
      this.alerts.overview(accountId),
    ]);
    if (profile === null) {
      throw new NotFoundException();
    }
    // Those that were found before something was taken out of the profile wait until it says enough again.
    const isMatched = profile.level !== 'basic';
    return {
      ...completion(profile),
      matchings: isMatched ? await this.bestMatchings(session, language) : NO_MATCHINGS,
      favorites: {
        data: await this.presenter.all(isMatched ? accountId : null, kept.favorites, language),
        total: kept.total,
      },
      latest_searches: searches.map(presentSearch),
      alerts: {
        ...{ total: alerts.total, paused: alerts.paused },
        last_sent_at: alerts.lastSentAt?.toISOString() ?? null,
      },
    };
  }

  private async bestMatchings(
    session: AuthenticatedSession,
    language: UiLanguage,
  ): Promise<DashboardResponse['matchings']> {
    const { accountId } = session;
    const [{ matchings, total }, { unseen }] = await Promise.all([
      this.matchings.find(accountId, { order: 'fit', from: 0, size: BEST }),
      this.matchings.count(accountId),
    ]);
    return { data: await this.jobs.of(session, matchings, language), total, unseen };
  }
}

function completion(
  profile: CandidateProfile,
): Omit<DashboardResponse, 'favorites' | 'latest_searches' | 'matchings' | 'alerts'> {
  const { level, percent, tasksDone } = profile;
  const tasks = presentDoneTasks(profile);
  const step = nextProfileStep(tasks);
  return {
    tasks,
    percent,
    tasks_done: tasksDone,
    next_step: step === null ? null : { step, minutes: step === 'apply' ? null : STEP_MINUTES[step] },
    matchings_enabled: level !== 'basic',
  };
}
