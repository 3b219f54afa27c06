import type { ProfileProgress } from '@babelboard/candidates';
import { MessagePreferences } from '@babelboard/message-preferences';
import type { SkillsResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { presentTasks } from './present-tasks.js';

/** How complete a profile is, beside a list that changed. */
@Injectable()
export class Completions {
  constructor(private readonly preferences: MessagePreferences) {}

  async of(
    accountId: number,
    progress: ProfileProgress,
  ): Promise<Pick<SkillsResponse, 'tasks' | 'percent' | 'tasks_done'>> {
    const { 'profile-levels': levels } = await this.preferences.storedWishesOf(accountId);
    const { percent, tasksDone } = progress;
    return { tasks: presentTasks(progress, levels.wanted), percent, tasks_done: tasksDone };
  }
}
