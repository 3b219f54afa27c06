import { type CandidateProfile, CandidateProfiles } from '@babelboard/candidates/contract';
import { type DashboardResponse, nextProfileStep, STEP_MINUTES, TASKS_TO_APPLY } from '@babelboard/wire';
import { Injectable, NotFoundException } from '@nestjs/common';

/** Puts together what a candidate's overview shows, each part from the context that knows it. */
@Injectable()
export class Dashboards {
  constructor(private readonly profiles: CandidateProfiles) {}

  async of(accountId: number): Promise<DashboardResponse> {
    const profile = await this.profiles.find(accountId);
    if (profile === null) {
      throw new NotFoundException();
    }
    return completion(profile);
  }
}

function completion(profile: CandidateProfile): DashboardResponse {
  const { level, percent, tasksDone, sectorSkills, pendingToApply } = profile;
  const tasks = {
    ...profile.tasks,
    profileStatus: level,
    sector_skills: sectorSkills,
    pending_to_apply: pendingToApply.map((task) => ({ task, label: TASKS_TO_APPLY[task] })),
  };
  const step = nextProfileStep(tasks);
  return {
    tasks,
    percent,
    tasks_done: tasksDone,
    next_step: step === null ? null : { step, minutes: step === 'apply' ? null : STEP_MINUTES[step] },
    matchings_enabled: level !== 'basic',
  };
}
