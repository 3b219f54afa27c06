import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { RegisterCandidate } from '@babelboard/candidates';
import {
  BeginPasskeyLogin,
  BeginSecondFactor,
  ConfirmEmailChange,
  ConfirmSecondFactor,
  CreateSupportAccess,
  HandOffAdmin,
  LogIn,
  OpenSupportAccess,
  RequestEmailChange,
  RequestPasswordReset,
  ResetPassword,
  VerifyEmail,
} from '@babelboard/identity';
import { createLogger, Database, PinoLogger } from '@babelboard/platform';
import { RequestDataExport, TakeDataExport } from '@babelboard/privacy';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { Secret, TOTP } from 'otpauth';
import { startWorker } from '../../../apps/worker/src/start-worker.js';
import { WorkerModule } from '../../../apps/worker/src/worker.module.js';
import { makeAccount, PASSWORD, sessionOf } from '../../support/accounts.js';
import { createTestDatabase, type TestDatabase, testSettings } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { unzip } from '../../support/unzip.js';
import { filesWith, keysWith, presentTransaction, tablesWith } from './places.js';

const EMAIL = 'zq9person@mail.test';
const NEW_EMAIL = 'zq9other@mail.test';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const CLIENT = { ipAddress: '203.0.113.1', userAgent: FIREFOX, country: 'PT', eu: true };
/** A browser that shows nothing. */
const ELSEWHERE = { signedInAs: null, secrets: [] };
const NEW_PASSWORD = 'harbour-lemon-33';

/** Somebody does all that makes a secret, mails come by outbox, task and SMTP; then every corner is searched for the secrets. */
export function describeRawSecrets(store: string, redisUrl: () => string): void {
  describe(`a secret that opens an account, with the queues in ${store}`, () => {
    let folder: string;
    let database: TestDatabase;
    let server: TestMailServer;
    let app: INestApplicationContext;
    let log = '';
    let began: string;
    /** By what it is. */
    const secrets = new Map<string, string>();

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'secrets-'));
      [database, server] = await Promise.all([createTestDatabase(), startMailServer()]);
      const settings = testSettings(database.url, {
        DATA_DIR: folder,
        LOG_LEVEL: 'debug',
        REDIS_URL: redisUrl(),
        SMTP_URL: server.url,
        ADMIN_DASHBOARD_URL: 'https://operators.example/',
      });
      const destination = new Writable({
        write(chunk, _encoding, done) {
          log += String(chunk);
          done();
        },
      });
      app = await NestFactory.createApplicationContext(WorkerModule.forRoot(settings), {
        logger: new PinoLogger(createLogger(settings, 'worker', { destination })),
      });
      began = await presentTransaction(app.get(Database));
      await startWorker(app);
    });
    afterAll(async () => {
      await app.close();
      await Promise.all([database.drop(), server.stop(), rm(folder, { recursive: true, force: true })]);
    });

    const commands = () => app.get(CommandBus);
    const logIn = (email: string, password: string, client = CLIENT, code: string | null = null) =>
      commands().execute(new LogIn({ email, password, code, client }));

    /** The code of the link in the mail with this path, which is in both of its parts. */
    async function mailed(what: string, path: string, to = EMAIL): Promise<string> {
      const link = new RegExp(`${path}/([\\w-]{64})`);
      const [text, html] = await eventually(() => {
        const mail = server.received.find((one) => one.to?.[0]?.address === to && link.test(one.text ?? ''));
        const codes = [mail?.text, mail?.html].map((part) => link.exec(part ?? '')?.[1] as string);
        expect(codes[0]).toBeDefined();
        return codes as [string, string];
      });
      expect(html).toBe(text);
      secrets.set(what, text);
      return text;
    }

    /** What was mailed with this subject, as HTML and text. */
    const mailOf = (subject: string, to = EMAIL) =>
      eventually(() => {
        const mail = server.received.find((one) => one.subject === subject && one.to?.[0]?.address === to);
        expect([subject, (mail?.text?.length ?? 0) > 50, mail?.html?.startsWith('<!DOCTYPE html')]).toEqual([
          subject,
          true,
          true,
        ]);
      });

    async function registered(): Promise<number> {
      // The queue keeps what the server refused, with its reason, and tries again.
      server.refuse(Number.POSITIVE_INFINITY);
      const person = { firstName: 'Ada', lastName: 'Test', countryId: null, locality: null, language: 'en' };
      const account = { ...person, email: EMAIL, password: PASSWORD, referralPlatform: null, newsletters: false };
      const id = (await commands().execute(new RegisterCandidate(account, []))) as number;
      await eventually(async () => expect(await keysWith(redisUrl(), 'Not this one: <***>')).not.toEqual([]));
      expect(await keysWith(redisUrl(), EMAIL.split('@')[0] as string)).toEqual([]);
      server.refuse(0);
      await commands().execute(
        new VerifyEmail(await mailed('verification', '/verify-email'), ELSEWHERE, PASSWORD, CLIENT),
      );
      return id;
    }

    async function resetPassword(): Promise<void> {
      secrets.set('session', (await logIn(EMAIL, PASSWORD)).token);
      await commands().execute(new RequestPasswordReset(EMAIL));
      await commands().execute(new ResetPassword(await mailed('reset', '/password/reset'), NEW_PASSWORD));
      await mailOf('Your password was changed');
      await logIn(EMAIL, NEW_PASSWORD, { ...CLIENT, userAgent: 'curl/8', country: 'FI' });
      await mailOf('A new device signed in to your account');
    }

    async function useSecondFactor(accountId: number): Promise<void> {
      const signedIn = await sessionOf(app, accountId);
      const proof = { password: NEW_PASSWORD, signedInAt: new Date(), sessionId: signedIn.sessionId };
      const { secret } = await commands().execute(new BeginSecondFactor(accountId, proof));
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      const codes = await commands().execute(new ConfirmSecondFactor(signedIn, code));
      secrets.set('authenticator', secret);
      secrets.set('authenticator, bytes', Secret.fromBase32(secret).hex.toLowerCase());
      secrets.set('recovery code, used', codes[0] as string);
      secrets.set('recovery code', codes[1] as string);
      secrets.set('session of two steps', (await logIn(EMAIL, NEW_PASSWORD, CLIENT, codes[0])).token);
    }

    async function takeCopy(accountId: number): Promise<string> {
      await commands().execute(new RequestDataExport(accountId));
      const { stream } = await commands().execute(new TakeDataExport(await mailed('copy', '/export')));
      return [...(await unzip(await buffer(stream))).values()].join();
    }

    async function changeAddress(accountId: number): Promise<void> {
      await commands().execute(new RequestEmailChange(await sessionOf(app, accountId), NEW_EMAIL, NEW_PASSWORD));
      await mailOf('Your e-mail address is about to change');
      await commands().execute(
        new ConfirmEmailChange(await mailed('new address', '/confirm-email', NEW_EMAIL), ELSEWHERE, NEW_PASSWORD),
      );
    }

    async function askAdmin(accountId: number): Promise<void> {
      const admin = await makeAccount(app, 'admin');
      secrets.set('session of an admin', admin.token);
      const dashboard = new URL(
        await commands().execute(
          new HandOffAdmin({ accountId: admin.id, sessionId: admin.sessionId, method: 'password' }),
        ),
      );
      secrets.set('hand-off', dashboard.searchParams.get('code') as string);
      const by = { accountId: admin.id, sessionId: admin.sessionId };
      const { code } = await commands().execute(new CreateSupportAccess(by, accountId));
      secrets.set('support access', code);
      secrets.set('session of support', (await commands().execute(new OpenSupportAccess(code, CLIENT))).token);
    }

    async function placesOf(text: string): Promise<string[]> {
      const places = await tablesWith(app.get(Database), text, began);
      places.push(...(await filesWith(folder, text)), ...(await keysWith(redisUrl(), text)));
      return log.includes(text) ? [...places, 'log'] : places;
    }

    it('stands in no table, queue, file, log or copy of the data, and each mail has both of its parts', async () => {
      const accountId = await registered();
      await resetPassword();
      await useSecondFactor(accountId);
      const copy = await takeCopy(accountId);
      await changeAddress(accountId);
      await askAdmin(accountId);
      const { challenge } = await commands().execute(new BeginPasskeyLogin());
      secrets.set('challenge', challenge);
      secrets.set('password', PASSWORD);
      secrets.set('new password', NEW_PASSWORD);

      // The search finds what is there, and what must be.
      expect(await placesOf(NEW_EMAIL)).toEqual(expect.arrayContaining(['account', 'single_use_token']));
      expect(copy).toContain(EMAIL);
      expect(secrets.size).toBe(17);
      const found: [string, string[]][] = [];
      for (const [what, secret] of secrets) {
        const bytes = Buffer.from(secret, 'base64url').toString('hex');
        found.push([what, [...(await placesOf(secret)), ...(await tablesWith(app.get(Database), bytes, began))]]);
        expect([what, copy.includes(secret)]).toEqual([what, false]);
      }
      expect(found.filter(([, places]) => places.length > 0)).toEqual([]);
    });
  });
}
