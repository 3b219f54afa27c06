import { Accounts } from '@babelboard/identity/contract';
import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Cv } from '../entities/cv.entity.js';
import { tellOfRead } from '../entities/tell-of-read.js';
import { MalwareScanner } from '../scanning/malware-scanner.js';
import { ReleaseWaitingCvs } from './release-waiting-cvs.command.js';

@CommandHandler(ReleaseWaitingCvs)
export class ReleaseWaitingCvsHandler implements ICommandHandler<ReleaseWaitingCvs> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly scanner: MalwareScanner,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Error where a scanner is set: then it is asked */
  async execute(): Promise<number> {
    if (this.scanner.firstState === 'pending') {
      throw new Error('CLAMD_URL names a scanner: the files wait for it. Take the setting away where there is none.');
    }
    const waiting = await this.database.query<{ id: number; accountId: number }>(
      `SELECT id, account_id AS "accountId" FROM cv WHERE scan_state = 'pending' ORDER BY id`,
    );
    let released = 0;
    for (const { id, accountId } of waiting) {
      released += await this.release(id, accountId);
    }
    return released;
  }

  private release(id: number, accountId: number): Promise<number> {
    return this.database.transaction(async (tx) => {
      const owner = await this.accounts.lockIfThere(tx, accountId);
      const cv = owner && (await tx.findOneBy(Cv, { id, scanState: 'pending' }));
      if (cv === null) {
        return 0;
      }
      cv.passUnscanned();
      await tx.save(cv);
      await tellOfRead(tx, this.outbox, cv);
      return 1;
    });
  }
}
