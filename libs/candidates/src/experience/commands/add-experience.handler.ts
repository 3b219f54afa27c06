import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HistoryLists } from '../../history/history-lists.js';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { Experience } from '../entities/experience.entity.js';
import { ExperienceChecks } from '../experience-checks.js';
import { AddExperience } from './add-experience.command.js';

@CommandHandler(AddExperience)
export class AddExperienceHandler implements ICommandHandler<AddExperience> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly checks: ExperienceChecks,
    private readonly lists: HistoryLists,
  ) {}

  /** @throws DomainError those of `ExperienceChecks`, one or several together, TOO_MANY_ENTRIES */
  async execute({ accountId, values }: AddExperience): Promise<number> {
    const id = await this.edits.make(accountId, 'experience', async ({ tx, candidate }) => {
      const experience = Experience.of(accountId, { ...values, language: values.language ?? candidate.textLanguage });
      await this.checks.require(experience, candidate.bornOn);
      return this.lists.add(tx, await this.lists.find(tx, Experience, accountId), experience);
    });
    return id as number;
  }
}
