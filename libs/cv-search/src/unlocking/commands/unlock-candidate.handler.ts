import { Credits } from '@babelboard/billing/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { foundPersonGone } from '../../cv-search.errors.js';
import { CandidateHandles } from '../../handles/candidate-handles.js';
import { WillingPeople } from '../../indexing/willing-people.js';
import { CandidateUnlocked } from '../events/candidate-unlocked.event.js';
import { CandidateUnlock } from '../store/candidate-unlock.entity.js';
import { UnlockCandidate } from './unlock-candidate.command.js';

@CommandHandler(UnlockCandidate)
export class UnlockCandidateHandler implements ICommandHandler<UnlockCandidate> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly handles: CandidateHandles,
    private readonly willing: WillingPeople,
    private readonly credits: Credits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Once for each company, however often and by however many members it is pressed. @throws DomainError FOUND_PERSON_GONE, CREDITS_USED_UP */
  async execute({ member, handle }: UnlockCandidate) {
    const { companyId, accountId: memberId } = member;
    const accountId = await this.handles.accountOf(companyId, handle);
    if (accountId === null) {
      throw foundPersonGone();
    }
    return this.database.transaction(async (tx) => {
      // Who takes the consent back, or blocks the company, waits for this, or this for them. The account first, then the ledger.
      if ((await this.accounts.lockIfThere(tx, accountId)) === null) {
        throw foundPersonGone();
      }
      const known = await tx.existsBy(CandidateUnlock, { companyId, accountId });
      const gone = known
        ? await this.willing.hides(tx, accountId, companyId)
        : !(await this.willing.is(tx, accountId, companyId));
      if (gone) {
        throw foundPersonGone();
      }
      if (!known) {
        const unlock = CandidateUnlock.of({ companyId, accountId, memberId }, this.clock.now());
        const { id: unlockId } = await tx.save(unlock);
        await this.credits.spend(tx, companyId, `unlock:${unlockId}`);
        await this.outbox.add(tx, new CandidateUnlocked({ unlockId, companyId, accountId, memberId }));
      }
      return { accountId, paid: !known, left: (await this.credits.of(companyId, tx)).left };
    });
  }
}
