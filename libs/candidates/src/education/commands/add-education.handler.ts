import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HistoryLists } from '../../history/history-lists.js';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { EducationChecks } from '../education-checks.js';
import { Education } from '../entities/education.entity.js';
import { AddEducation } from './add-education.command.js';

@CommandHandler(AddEducation)
export class AddEducationHandler implements ICommandHandler<AddEducation> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly checks: EducationChecks,
    private readonly lists: HistoryLists,
  ) {}

  /** @throws DomainError those of `EducationChecks`, one or several together, TOO_MANY_ENTRIES */
  async execute({ accountId, values }: AddEducation): Promise<number> {
    const id = await this.edits.make(accountId, 'education', async ({ tx, candidate }) => {
      const education = Education.of(accountId, { ...values, language: values.language ?? candidate.textLanguage });
      await this.checks.require(education, candidate.bornOn);
      return this.lists.add(tx, await this.lists.find(tx, Education, accountId), education);
    });
    return id as number;
  }
}
