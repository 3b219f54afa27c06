import { type CandidateProfile, CandidateProfiles } from '@babelboard/candidates/contract';
import { FavoriteLists } from '@babelboard/favorites';
import type { AuthenticatedSession } from '@babelboard/identity';
import { LatestSearches } from '@babelboard/job-searches';
import type { UiLanguage } from '@babelboard/texts';
import { type DashboardResponse, nextProfileStep, STEP_MINUTES } from '@babelboard/wire';
import { Injectable, NotFoundException } from '@nestjs/common';
import { presentFavorite } from '../own-jobs/present-favorites.js';
import { presentSearch } from '../own-jobs/present-search.js';
import { presentDoneTasks } from './present-tasks.js';

/** Puts together what a candidate's overview shows, each part from the context that knows it. */
@Injectable()
export class Dashboards {
  constructor(
    private readonly profiles: CandidateProfiles,
    private readonly favorites: FavoriteLists,
    private readonly searches: LatestSearches,
  ) {}

  async of({ accountId, person }: AuthenticatedSession, language: UiLanguage): Promise<DashboardResponse> {
    const [profile, kept, searches] = await Promise.all([
      this.profiles.find(accountId, person),
      this.favorites.first(accountId, language),
      this.searches.list(accountId, language),
    ]);
    if (profile === null) {
      throw new NotFoundException();
    }
    return {
      ...completion(profile),
      favorites: { data: kept.favorites.map(presentFavorite), total: kept.total },
      latest_searches: searches.map(presentSearch),
    };
  }
}

function completion(profile: CandidateProfile): Omit<DashboardResponse, 'favorites' | 'latest_searches'> {
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
