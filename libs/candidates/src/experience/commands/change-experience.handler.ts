import { merged } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HistoryLists } from '../../history/history-lists.js';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { Experience } from '../entities/experience.entity.js';
import { ExperienceChecks } from '../experience-checks.js';
import { ChangeExperience } from './change-experience.command.js';

@CommandHandler(ChangeExperience)
export class ChangeExperienceHandler implements ICommandHandler<ChangeExperience> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly checks: ExperienceChecks,
    private readonly lists: HistoryLists,
  ) {}

  /** @throws DomainError HISTORY_ENTRY_NOT_FOUND, CHANGED_ELSEWHERE, and those of `ExperienceChecks`, one or several together */
  async execute({ accountId, entryId, edited, base }: ChangeExperience): Promise<void> {
    await this.edits.make(accountId, 'experience', async ({ tx, candidate }) => {
      const entries = await this.lists.find(tx, Experience, accountId);
      const experience = this.lists.one(entries, entryId);
      const current = experience.values();
      const changes = merged(current, edited, base);
      if (changes === null) {
        return null;
      }
      await this.checks.require({ ...current, ...changes }, candidate.bornOn);
      await this.lists.change(tx, entries, experience, changes);
      return true;
    });
  }
}
