import { randomUUID } from 'node:crypto';
import { Database, type JsonObject, TaskRegistry } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Email } from 'postal-mime';
import { singleUseTokensOf } from '../../libs/identity/src/testing/single-use-tokens-of.js';
import { createTestApplication, type TestApplication } from './application.js';
import { startMailServer, type TestMailServer } from './mail-server.js';
import { hand } from './reactions.js';

const HOUR_MS = 3_600_000;

/** Mails to an account, by a server that receives them: for each test an account of its own, whose names are lures. */
export class AccountMails {
  static readonly baseUrl = 'https://board.example.test';

  server!: TestMailServer;
  test!: TestApplication;
  account!: { id: number; email: string };

  /** To be called where the suite begins. */
  constructor() {
    beforeAll(async () => {
      this.server = await startMailServer();
      this.test = await createTestApplication({
        SMTP_URL: this.server.url,
        BASE_URL: AccountMails.baseUrl,
        MAIL_FROM_BULK: 'Board <news@mail.board.example.test>',
        DATABASE_POOL_SIZE: '2',
      });
    });
    afterAll(async () => {
      await this.test?.close();
      await this.server?.stop();
    });
    beforeEach(async () => {
      this.server.received.length = 0;
      this.server.refuse(0);
      this.account = await this.makeAccount();
    });
  }

  get database(): Database {
    return this.test.app.get(Database);
  }

  get tokens() {
    return singleUseTokensOf(this.test.app);
  }

  private async makeAccount() {
    const email = `Ada+${randomUUID().slice(0, 8)}@example.test`;
    const [row] = await this.database.query<{ id: number }>(
      `INSERT INTO account (type, email, email_key, email_verified_at, first_name, last_name, language, created_at)
       VALUES ('candidate', $1, lower($1), now(), 'WIN-MONEY', 'http://evil.test', 'en', now()) RETURNING id`,
      [email],
    );
    return { id: row?.id as number, email };
  }

  /** Runs a reaction as a worker does, with an event of its own each time. */
  react(reaction: string, payload: JsonObject, id = randomUUID()): Promise<void> {
    const type = this.test.app
      .get(TaskRegistry)
      .handlers()
      .find(({ task }) => task === reaction)?.eventType;
    return hand(this.test.app, reaction, { type: type as string, payload }, id);
  }

  async issue(purpose: Parameters<ReturnType<typeof singleUseTokensOf>['tokenOf']>[1], data: JsonObject = {}) {
    const { id } = await this.database.transaction((tx) =>
      this.tokens.issue(tx, { purpose, accountId: this.account.id, data, lifetimeMs: HOUR_MS }),
    );
    return { tokenId: id, token: this.tokens.tokenOf(id, purpose) };
  }

  /** What the table of mails says of the account's. */
  deliveries() {
    return this.database.query<{ purpose: string; state: string }>(
      'SELECT purpose, state FROM mail_delivery WHERE account_id = $1 ORDER BY id',
      [this.account.id],
    );
  }

  recipients() {
    return this.server.received.map(({ to }) => to?.map(({ address }) => address).join());
  }
}

export const headerOf = (mail: Email | undefined, key: string) => mail?.headers.find((one) => one.key === key)?.value;
