import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { inEvenTime } from '../../accounts/domain/in-even-time.js';
import { Account } from '../../accounts/entities/account.entity.js';
import { accountWithEmail } from '../../accounts/entities/account-of.js';
import { lockAccount } from '../../accounts/entities/lock-account.js';
import { Passwords } from '../../passwords/passwords.js';
import { codeWrong, secondFactorRequired } from '../../second-factor/second-factor.errors.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { loginWrong } from '../session.errors.js';
import { Sessions } from '../sessions.js';
import { LogIn, type Login } from './log-in.command.js';

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  /**
   * An unknown address gets the answer of a wrong password, after the same work (one row is looked for, one hash is computed) and the same time: a row that is there
   * takes a tenth of a millisecond longer to read, which enough tries would tell.
   * @throws DomainError LOGIN_WRONG, SECOND_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED (codes), TOO_MANY_AT_ONCE
   */
  async execute({ login }: LogIn) {
    const { account, ok, outdated } = await inEvenTime(async () => {
      const found = await accountWithEmail(this.database.dataSource.manager, login.email);
      return { account: found, ...(await this.passwords.verify(found?.passwordHash ?? null, login.password)) };
    });
    if (account === null || !ok) {
      throw loginWrong();
    }
    await this.askForCode(account, login);
    const newHash = outdated ? await this.passwords.hash(login.password) : null;
    return this.database.transaction(async (tx) => {
      const locked = await this.lock(tx, account);
      if (this.secondFactors.needed(locked) && !(await this.secondFactors.check(tx, locked, login.code ?? ''))) {
        throw codeWrong();
      }
      if (newHash !== null) {
        await tx.update(Account, { id: locked.id }, { passwordHash: newHash });
      }
      return this.sessions.open(tx, { account: locked, method: 'password', client: login.client });
    });
  }

  private async askForCode(account: Account, { code }: Login): Promise<void> {
    if (!this.secondFactors.needed(account)) {
      return;
    }
    if (code === null) {
      throw secondFactorRequired();
    }
    await this.secondFactors.countTry(String(account.id));
  }

  /** A password that was changed while this one was verified opens nothing. */
  private async lock(tx: EntityManager, { id, passwordHash }: Account): Promise<Account> {
    const locked = await lockAccount(tx, id);
    if (locked === null || locked.passwordHash !== passwordHash) {
      throw loginWrong();
    }
    return locked;
  }
}
