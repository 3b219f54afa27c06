import { randomUUID } from 'node:crypto';
import { Database } from '@babelboard/platform';
import { Module } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { MailDoor } from '../../../apps/worker/src/mail-door/mail-door.js';
import { MailOnce, type MailRecipient } from '../../../libs/notifications/src/mail-once.js';
import { storedReport } from '../../../libs/notifications/src/returned-mails/testing/stored-report.js';
import { headerOf } from '../../support/account-mails.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { createTestDatabase } from '../../support/database.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { hand } from '../../support/reactions.js';

@Module({ providers: [MailDoor] })
class DoorModule {}

export const RETURN_DOMAIN = 'bounces.board.example.test';

/** A mail that was sent: where it comes back to, and its code. */
export interface SentMail {
  path: string;
  code: string;
}

/** API and worker on one database, with a mail server that takes the mails and a door by which they come back. */
export class MailDoorStage {
  private constructor(
    readonly api: TestApi,
    readonly worker: TestApplication,
    readonly server: TestMailServer,
    readonly port: number | null,
  ) {}

  static async set(environment: Record<string, string> = {}): Promise<MailDoorStage> {
    const server = await startMailServer();
    const settings = {
      SMTP_URL: server.url,
      MAIL_DOOR_PORT: '0',
      MAIL_RETURN_DOMAIN: RETURN_DOMAIN,
      ...environment,
    };
    const database = await createTestDatabase();
    const worker = await createTestApplication(settings, [DoorModule], database);
    const api = await startTestApi({}, database);
    return new MailDoorStage(api, worker, server, await worker.app.get(MailDoor).open());
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.worker.close();
    await this.server.stop();
  }

  get database(): Database {
    return this.worker.app.get(Database);
  }

  advance(ms: number): void {
    this.worker.clock.advance(ms);
    this.api.clock.advance(ms);
  }

  /** The mail that an account gets when its password is changed; null where none was sent. */
  async mailAccount(accountId: number): Promise<SentMail | null> {
    const event = { type: 'identity.password-changed.v1', payload: { accountId, at: new Date().toISOString() } };
    return this.sentBy(() => hand(this.worker.app, 'notifications.mail-password-changed', event));
  }

  /** A mail to somebody who may have no account; null where none was sent. */
  async mail(to: MailRecipient): Promise<SentMail | null> {
    const mail = { to, purpose: 'password-changed', subjectId: randomUUID() } as const;
    const data = { at: this.worker.clock.now() };
    return this.sentBy(() => this.worker.app.get(MailOnce).send(async () => ({ ...mail, data })));
  }

  /** Hands a stored report over, as a mail server does. */
  report(name: string, mail: SentMail, to = mail.path): Promise<string> {
    return this.tell(to, storedReport(name, mail));
  }

  /** Hands a mail over by SMTP; gives how the door answers. */
  async tell(to: string | string[], raw: Buffer, options: object = {}): Promise<string> {
    const client = createTransport({ host: '127.0.0.1', port: this.port as number, ignoreTLS: true, ...options });
    try {
      const { response, rejectedErrors } = await client.sendMail({ envelope: { from: '', to }, raw });
      return [...(rejectedErrors ?? []).map((error) => String(error.response)), response].join('; ');
    } catch (error) {
      return String((error as { response?: string }).response ?? error);
    } finally {
      client.close();
    }
  }

  private async sentBy(work: () => Promise<void>): Promise<SentMail | null> {
    const before = this.server.received.length;
    await work();
    const mail = this.server.received[before];
    return mail === undefined
      ? null
      : { path: this.server.senders[before] as string, code: headerOf(mail, 'x-return-code') ?? '' };
  }
}
