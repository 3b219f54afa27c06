import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { foundPersonGone } from '../../cv-search.errors.js';
import { CandidateHandles } from '../../handles/candidate-handles.js';
import { CandidateUnlock } from '../store/candidate-unlock.entity.js';
import { NoteUnlocked } from './note-unlocked.command.js';

@CommandHandler(NoteUnlocked)
export class NoteUnlockedHandler implements ICommandHandler<NoteUnlocked> {
  constructor(
    private readonly database: Database,
    private readonly handles: CandidateHandles,
  ) {}

  /** @throws DomainError FOUND_PERSON_GONE, also where the company does not know them */
  async execute({ companyId, handle, kept }: NoteUnlocked): Promise<void> {
    const accountId = await this.handles.accountOf(companyId, handle);
    await this.database.transaction(async (tx) => {
      const unlock =
        accountId === null
          ? null
          : await tx.findOne(CandidateUnlock, {
              where: { companyId, accountId },
              lock: { mode: 'pessimistic_write' },
            });
      if (unlock === null) {
        throw foundPersonGone();
      }
      unlock.keep(kept);
      await tx.save(unlock);
    });
  }
}
