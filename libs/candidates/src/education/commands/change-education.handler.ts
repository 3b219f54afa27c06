import { merged } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HistoryLists } from '../../history/history-lists.js';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { EducationChecks } from '../education-checks.js';
import { Education } from '../entities/education.entity.js';
import { ChangeEducation } from './change-education.command.js';

@CommandHandler(ChangeEducation)
export class ChangeEducationHandler implements ICommandHandler<ChangeEducation> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly checks: EducationChecks,
    private readonly lists: HistoryLists,
  ) {}

  /** @throws DomainError HISTORY_ENTRY_NOT_FOUND, CHANGED_ELSEWHERE, and those of `EducationChecks`, one or several together */
  async execute({ accountId, entryId, edited, base }: ChangeEducation): Promise<void> {
    await this.edits.make(accountId, 'education', async ({ tx, candidate }) => {
      const entries = await this.lists.find(tx, Education, accountId);
      const education = this.lists.one(entries, entryId);
      const current = education.values();
      const changes = merged(current, edited, base);
      if (changes === null) {
        return null;
      }
      await this.checks.require({ ...current, ...changes }, candidate.bornOn);
      await this.lists.change(tx, entries, education, changes);
      return true;
    });
  }
}
