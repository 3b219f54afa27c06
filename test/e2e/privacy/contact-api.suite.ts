import { join } from 'node:path';
import { Database, Mailbox, PersonalDataReader, RETENTION_MS } from '@babelboard/platform';
import { DeleteAccount } from '@babelboard/privacy';
import { contactReceipt, problem } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { ForgetMessages } from '../../../libs/operations/src/schedules/forget-messages.schedule.js';
import { makeAccount, PASSWORD } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import type { TestApplication } from '../../support/application.js';
import { runReactions } from '../../support/reactions.js';
import { Visitor } from '../../support/visitor.js';

const MESSAGE = {
  name: 'Zoë Ünal',
  email: 'zoe@example.test',
  topic: 'offer',
  text: 'Offer 7 asks for money.\n<b>Please</b> look at it.',
  open_for_ms: 20_000,
};
const OPERATOR = 'hello@operator.test';

/** Needs an API that believes a proxy, and what does the work of a worker, on one database and one folder. */
export function describeContact(started: () => { api: TestApi; worker: TestApplication; folder: string }): void {
  let api: TestApi;
  let worker: TestApplication;
  let mailbox: Mailbox;

  beforeAll(() => {
    const { folder } = started();
    ({ api, worker } = started());
    mailbox = new Mailbox(join(folder, 'mailbox'));
  });

  let places = 0;
  /** From a place of its own, so that limits of one test are none of another. */
  function from(): Visitor {
    places += 1;
    return new Visitor(api.url, `198.51.100.${places}`);
  }
  const send = (body: object, visitor = from(), headers = {}) =>
    visitor.call('POST', '/api/contact', { ...MESSAGE, ...body }, headers);
  const stored = () =>
    api.app
      .get(Database)
      .query<{ account_id: number | null; email: string }>('SELECT account_id, email FROM contact_message ORDER BY id');

  describe('POST /api/contact', () => {
    it('stores the message, gives a receipt and mails it once to the operator, whose answer goes to the person', async () => {
      const answer = await send({});
      expect(answer.status).toBe(201);
      const receipt = contactReceipt.parse(answer.body);
      expect(receipt.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      expect(contactReceipt.parse((await send({})).body)).toEqual(receipt);
      expect(await stored()).toEqual([{ account_id: null, email: MESSAGE.email }]);
      await runReactions(worker.app);
      const mails = await mailbox.list(OPERATOR);
      expect(mails).toHaveLength(1);
      const { subject, text, html, headers } = mails[0] as (typeof mails)[number];
      expect(subject).toBe(`Message about an offer (${receipt.reference})`);
      expect(headers['reply-to']).toBe(MESSAGE.email);
      expect(text).toContain('Zoë Ünal');
      expect(html).toContain('&lt;b&gt;Please&lt;/b&gt;');
      // Nothing goes to an address that nobody has shown to be theirs.
      expect(await mailbox.list(MESSAGE.email)).toEqual([]);
    });

    it.each([
      [{ name: '' }, 'name'],
      [{ name: 'Zoë\r\nBcc: spy@example.test' }, 'name'],
      [{ email: 'zoe@example.test\r\nBcc: spy@example.test' }, 'email'],
      [{ email: 'zoe@example.test, spy@example.test' }, 'email'],
      [{ topic: 'nonsense' }, 'topic'],
      [{ text: 'short' }, 'text'],
      [{ text: `${'x'.repeat(5_001)}` }, 'text'],
      [{ text: 'NUL \u0000 in a text' }, 'text'],
      [{ name: 'Zoë\u200bÜnal' }, 'name'],
      [{ text: 'An offer that asks \u202e for money' }, 'text'],
    ])('refuses %j at its field', async (body, path) => {
      const answer = await send(body);
      expect(answer.status).toBe(422);
      expect(problem.parse(answer.body).errors).toContainEqual(expect.objectContaining({ path }));
    });

    it.each([
      ['the field that people do not see', { leave_empty: 'https://spam.example' }],
      ['the time that nobody is as quick as', { open_for_ms: 500 }],
    ])('tells a program by %s, in words for people', async (_how, body) => {
      const before = await stored();
      const answer = await send(body);
      expect(answer.status).toBe(422);
      expect(problem.parse(answer.body)).toMatchObject({ code: 'LOOKS_AUTOMATIC', toasts: [{ type: 'error' }] });
      expect(await stored()).toEqual(before);
    });

    it('lets one address write so often from anywhere, and one place for many addresses', async () => {
      const statuses: number[] = [];
      for (let at = 0; at < 6; at += 1) {
        statuses.push((await send({ email: 'often@example.test', text: `Message number ${at}` })).status);
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
      const place = from();
      let refused = await send({ email: 'p0@example.test' }, place);
      for (let at = 1; at <= 20; at += 1) {
        refused = await send({ email: `p${at}@example.test`, text: `Message number ${at}` }, place);
      }
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('leaves whoever is signed in their own messages, whatever guests write with the address', async () => {
      const { email, bearer } = await makeAccount(api.app);
      for (let at = 0; at < 5; at += 1) await send({ email, text: `Burnt message ${at}` });
      expect((await send({ email, text: 'And another one' })).status).toBe(429);
      const own: number[] = [];
      for (let at = 0; at < 6; at += 1)
        own.push((await send({ email, text: `My own ${at} words` }, from(), bearer)).status);
      expect(own).toEqual([201, 201, 201, 201, 201, 429]);
    });

    it('knows who is signed in: the message is in their copy, and goes with the account', async () => {
      const account = await makeAccount(api.app);
      const guest = await makeAccount(api.app);
      expect((await send({ email: 'elsewhere@example.test' }, from(), account.bearer)).status).toBe(201);
      expect((await send({ email: guest.email.toUpperCase() })).status).toBe(201);
      const copies = async ({ id, email }: { id: number; email: string }) =>
        api.app.get(Database).transaction(async (tx) => {
          const found: unknown[] = [];
          for await (const { name, rows } of worker.app.get(PersonalDataReader).read(tx, { accountId: id, email })) {
            if (name === 'contact_messages') found.push(...rows);
          }
          return found;
        });
      // Whoever is signed in may type anybody's address: the message is theirs alone.
      const typed = { email: guest.email, text: 'Written by another account' };
      expect((await send(typed, from(), account.bearer)).status).toBe(201);
      expect(await copies(account)).toMatchObject([
        { email: 'elsewhere@example.test', text: MESSAGE.text },
        { email: guest.email, text: typed.text },
      ]);
      expect(await copies(guest)).toHaveLength(1);
      const lefts: number[] = [];
      for (const { id, sessionId } of [guest, account]) {
        const session = { accountId: id, sessionId, createdAt: api.clock.now() };
        const given = { reason: 6, text: '', password: PASSWORD } as const;
        await worker.app.get(CommandBus).execute(new DeleteAccount(session, given));
        lefts.push((await stored()).filter(({ account_id }) => account_id === account.id).length);
      }
      expect(lefts).toEqual([2, 0]);
      const left = (await stored()).map(({ email }) => email.toLowerCase());
      expect(left).not.toContain('elsewhere@example.test');
      expect(left).not.toContain(guest.email);
      // What was erased before it was mailed stays unmailed.
      await runReactions(worker.app);
    });

    it('keeps messages and reports no longer than the text says', async () => {
      const database = worker.app.get(Database);
      const old = (table: string, ms: number) =>
        database.query(`UPDATE ${table} SET received_at = $1`, [new Date(worker.clock.now().getTime() - ms)]);
      const left = async (table: string) => (await database.query(`SELECT 1 FROM ${table}`)).length;
      await send({ email: 'kept@example.test' });
      await database.query(
        `INSERT INTO offer_report (offer_id, reason, text, reference, content_key, received_at)
         VALUES (1, 'scam', '', 'REF-KEPT', '', now())`,
      );
      for (const [table, ms] of [
        ['contact_message', RETENTION_MS.contactMessage],
        ['offer_report', RETENTION_MS.offerReport],
      ] as const) {
        await old(table, ms - 1);
        await worker.app.get(ForgetMessages, { strict: false }).run();
        expect([table, (await left(table)) > 0]).toEqual([table, true]);
        await old(table, ms);
        await worker.app.get(ForgetMessages, { strict: false }).run();
        expect([table, await left(table)]).toEqual([table, 0]);
      }
    });
  });
}
