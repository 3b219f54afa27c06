import { connect } from 'node:net';
import { RateLimits } from '@babelboard/platform';
import { mailTroubleResponse, suppressedAddressesResponse } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MailDoor } from '../../../apps/worker/src/mail-door/mail-door.js';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { TEST_CERTIFICATE } from '../../support/test-certificate.js';
import { Visitor } from '../../support/visitor.js';
import { MailDoorStage, RETURN_DOMAIN, type SentMail } from './mail-door-stage.js';

const SECOND_MS = 1_000;
const COMPLAINTS = `complaints@${RETURN_DOMAIN}`;

let stage: MailDoorStage;
let admin: TestAccount;
let account: TestAccount;

beforeAll(async () => {
  stage = await MailDoorStage.set();
  admin = await makeAccount(stage.api.app, 'admin');
});
afterAll(() => stage?.stop());
beforeEach(async () => {
  account = await makeAccount(stage.api.app);
  stage.advance(SECOND_MS);
});

const send = async () => (await stage.mailAccount(account.id)) as SentMail;
const ask = async (method: string, path: string, { bearer }: TestAccount = account) =>
  (await new Visitor(stage.api.url).call(method, path, undefined, bearer)).body;
const trouble = async () => mailTroubleResponse.parse(await ask('GET', '/api/account/mail-trouble')).trouble;
const shownToOperators = async () =>
  suppressedAddressesResponse.parse(await ask('GET', `/api/admin/suppressed-addresses?q=${account.id}`, admin)).data;
const rowOf = async (email: string) =>
  (
    await stage.database.query<{ reason: string | null; soft_bounces: Date[] }>(
      'SELECT reason, soft_bounces FROM mail_suppression WHERE email_key = lower($1)',
      [email],
    )
  )[0];

describe('a mail that comes back', () => {
  it('has its address get no more, which the account and operators see', async () => {
    const mail = await send();
    expect(mail.path).toBe(`bounce+${mail.code}@${RETURN_DOMAIN}`);
    const sentAt = stage.worker.clock.now();
    stage.advance(60 * SECOND_MS);
    expect(await stage.report('postfix-unknown', mail)).toMatch(/^250 /);
    expect(await trouble()).toEqual({ reason: 'hard-bounce', since: sentAt.toISOString() });
    expect(await shownToOperators()).toMatchObject([
      { reason: 'hard-bounce', address: 'c***@example.test', answer: expect.stringMatching(/^550 5\.1\.1 /) },
    ]);
    expect(JSON.stringify(await shownToOperators())).not.toContain('ada@');
    expect(await stage.mailAccount(account.id)).toBeNull();
  });

  it('comes from the sender that people see, whatever its return path', async () => {
    await send();
    expect(stage.server.received.at(-1)?.from).toMatchObject({ address: 'no-reply@babelboard.test' });
  });

  it('counts by its code, whatever address the report names, and in large letters, too', async () => {
    const mail = await send();
    expect(await stage.report('gmail-unknown', mail, mail.path.toUpperCase())).toMatch(/^250 /);
    expect(await trouble()).toMatchObject({ reason: 'hard-bounce' });
    expect(await rowOf('ada@example.test')).toBeUndefined();
    expect(await rowOf('forwarded@gmail.example')).toBeUndefined();
  });

  it('is one soft bounce, however often it is reported; five mails are out of reach', async () => {
    for (const name of ['postfix-delayed', 'exim-plain', 'exchange-full', 'gmail-expired', 'qmail']) {
      expect(await trouble()).toBeNull();
      const mail = await send();
      for (const again of [name, name, 'postfix-delayed']) {
        stage.advance(SECOND_MS);
        expect(await stage.report(again, mail)).toMatch(/^250 /);
      }
    }
    expect((await rowOf(account.email))?.soft_bounces).toHaveLength(5);
    expect(await trouble()).toMatchObject({ reason: 'soft-bounces' });
  });

  it('says nothing where it arrived, or a person or a machine answered', async () => {
    const mail = await send();
    for (const name of ['sendmail-relayed', 'out-of-office', 'person', 'read-receipt', 'forwarded-report']) {
      expect(await stage.report(name, mail)).toMatch(/^250 /);
    }
    expect(await rowOf(account.email)).toBeUndefined();
  });

  it('does not count any more when mails were let through after it was sent', async () => {
    const mail = await send();
    await stage.report('exim-unknown', mail);
    stage.advance(SECOND_MS);
    await ask('DELETE', '/api/account/mail-trouble');
    stage.advance(SECOND_MS);
    await stage.report('exim-unknown', mail);
    expect(await trouble()).toBeNull();
    await stage.report('exim-unknown', await send());
    expect(await trouble()).toMatchObject({ reason: 'hard-bounce' });
  });

  it('is known by the address in it where nobody has an account', async () => {
    const mail = (await stage.mail({ address: 'ada@example.test', language: 'en', accountId: null })) as SentMail;
    expect(await stage.report('exchange-unknown', mail)).toMatch(/^250 /);
    expect(await rowOf('ada@example.test')).toMatchObject({ reason: 'hard-bounce' });
    const other = (await stage.mail({ address: 'bob@example.test', language: 'en', accountId: null })) as SentMail;
    expect(await stage.report('exchange-unknown', other)).toMatch(/^250 /);
    expect(await rowOf('bob@example.test')).toBeUndefined();
  });

  it('says nothing of the address that the account has had since', async () => {
    const mail = await send();
    const email = `new.${account.email}`;
    await stage.database.query('UPDATE account SET email = $2, email_key = lower($2) WHERE id = $1', [
      account.id,
      email,
    ]);
    expect(await stage.report('exim-unknown', mail)).toMatch(/^250 /);
    expect([await rowOf(email), await rowOf(account.email)]).toEqual([undefined, undefined]);
  });

  it('says nothing where the mail is forgotten', async () => {
    await stage.database.query('DELETE FROM mail_suppression');
    const mail = (await stage.mail({ address: 'ada@example.test', language: 'en', accountId: null })) as SentMail;
    await stage.database.query('DELETE FROM mail_delivery WHERE account_id IS NULL');
    expect(await stage.report('exim-unknown', mail)).toMatch(/^250 /);
    expect(await rowOf('ada@example.test')).toBeUndefined();
  });
});

describe('a complaint', () => {
  it.each(['arf-abuse', 'arf-redacted'])('is known by the code in %s, at the address for all of them', async (name) => {
    expect(await stage.report(name, await send(), COMPLAINTS)).toMatch(/^250 /);
    expect(await trouble()).toMatchObject({ reason: 'complaint' });
  });

  it('counts at the return path, too', async () => {
    expect(await stage.report('arf-abuse', await send())).toMatch(/^250 /);
    expect(await trouble()).toMatchObject({ reason: 'complaint' });
  });

  it('is none without a code of ours, and where it says that the mail is no spam', async () => {
    const mail = await send();
    const forged = { ...mail, code: mail.code.replace(/.$/, (last) => (last === '0' ? '1' : '0')) };
    expect(await stage.report('arf-not-spam', mail, COMPLAINTS)).toMatch(/^250 /);
    expect(await stage.report('arf-nothing-known', mail, COMPLAINTS)).toMatch(/^250 /);
    expect(await stage.report('arf-abuse', forged, COMPLAINTS)).toMatch(/^250 /);
    expect(await rowOf(account.email)).toBeUndefined();
  });
});

describe('the door', () => {
  it('knows the addresses that it gave, and no other', async () => {
    const mail = await send();
    const forged = mail.path.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
    const others = [
      forged,
      mail.path.replace(RETURN_DOMAIN, 'board.example.test'),
      mail.path.replace(RETURN_DOMAIN, `${RETURN_DOMAIN}.other.test`),
      mail.path.replace('bounce+', ''),
      `bounce@${RETURN_DOMAIN}`,
      `postmaster@${RETURN_DOMAIN}`,
      account.email,
    ];
    for (const to of others) {
      expect(await stage.report('postfix-unknown', mail, to)).toMatch(/^550 5\.1\.1 /);
    }
    expect(await rowOf(account.email)).toBeUndefined();
  });

  it('takes one report for one mail', async () => {
    const [mail, other] = [await send(), await send()];
    const answers = await stage.tell([mail.path, other.path], Buffer.from('Subject: both\r\n\r\nText\r\n'));
    expect(answers).toMatch(/^452 .*; 250 /);
  });

  it('refuses what is too large, whether it was announced or not', async () => {
    const mail = await send();
    expect(await talk([`MAIL FROM:<> SIZE=2000000`])).toMatch(/^552 /m);
    expect(await stage.tell(mail.path, Buffer.from(`Subject: large\r\n\r\n${'word '.repeat(210_000)}\r\n`))).toMatch(
      /^552 5\.3\.4 /,
    );
    expect(await rowOf(account.email)).toBeUndefined();
  });

  it('refuses what cannot be read', async () => {
    const mail = await send();
    expect(await stage.tell(mail.path, Buffer.from(`X: ${'y'.repeat(300_000)}\r\n\r\n`))).toMatch(/^554 5\.6\.0 /);
  });

  it('has a report come again when it could not be recorded', async () => {
    const mail = await send();
    const warnings: unknown[] = [];
    Logger.overrideLogger({ log: () => {}, error: () => {}, warn: (...words: unknown[]) => warnings.push(...words) });
    await stage.database.query('ALTER TABLE mail_suppression RENAME TO mail_suppression_away');
    try {
      expect(await stage.report('postfix-unknown', mail)).toMatch(/^451 4\.3\.0 Try again later/);
      expect(warnings).toContain('A mail that came back could not be taken in: QueryFailedError');
      expect(JSON.stringify(warnings)).not.toMatch(/@|bounce\+/);
    } finally {
      Logger.overrideLogger(['error', 'fatal']);
      await stage.database.query('ALTER TABLE mail_suppression_away RENAME TO mail_suppression');
    }
    expect(await trouble()).toBeNull();
    expect(await stage.report('postfix-unknown', mail)).toMatch(/^250 /);
    expect(await trouble()).toMatchObject({ reason: 'hard-bounce' });
  });

  it('asks nobody who they are, and shows no way to look for addresses', async () => {
    const words = await talk(['AUTH PLAIN', 'STARTTLS', `VRFY ${account.email}`, `EXPN ${account.email}`]);
    expect(words).not.toMatch(/^250[- ](AUTH|STARTTLS)/m);
    expect(words).toContain('SIZE 1048576');
    expect(words.match(/^50[02] /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(words).not.toContain(account.email);
  });
});

describe('a door with a key', () => {
  let secure: MailDoorStage;

  beforeAll(async () => {
    const { key, cert } = TEST_CERTIFICATE;
    secure = await MailDoorStage.set({ MAIL_DOOR_KEY: key, MAIL_DOOR_CERTIFICATE: cert });
  });
  afterAll(() => secure?.stop());

  const over = (options: object) => secure.tell(COMPLAINTS, Buffer.from('Subject: a\r\n\r\nText\r\n'), options);

  it('takes reports over connections that are encrypted, and over others', async () => {
    const tls = { ca: TEST_CERTIFICATE.cert, servername: RETURN_DOMAIN };
    expect(await over({ ignoreTLS: false, requireTLS: true, tls })).toMatch(/^250 /);
    expect(await over({})).toMatch(/^250 /);
  });

  it('has a server wait that tells more than one can have to tell', async () => {
    await secure.worker.app.get(RateLimits).consume('mail-door', '127.0.0.1', { points: 120, seconds: 60 }, 118);
    expect(await over({})).toMatch(/^451 4\.7\.0 /);
  });
});

describe('without settings', () => {
  it('there is no door, and mails have no return path of their own', async () => {
    const plain = await MailDoorStage.set({ MAIL_DOOR_PORT: '', MAIL_RETURN_DOMAIN: '' });
    try {
      const { id } = await makeAccount(plain.api.app);
      expect(plain.port).toBeNull();
      expect(await plain.worker.app.get(MailDoor).open()).toBeNull();
      expect(await plain.mailAccount(id)).toEqual({ path: 'no-reply@babelboard.test', code: '' });
    } finally {
      await plain.stop();
    }
  });
});

/** Says commands one after the other; gives all that the door answers. */
async function talk(commands: string[]): Promise<string> {
  const socket = connect(stage.port as number, '127.0.0.1');
  let heard = '';
  const waiting = ['EHLO client.example.test', ...commands, 'QUIT'];
  socket.on('data', (chunk) => {
    heard += chunk;
    if (/^\d{3} [^\n]*\n$/m.test(String(chunk))) {
      socket.write(`${waiting.shift() ?? 'QUIT'}\r\n`);
    }
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return heard;
}
