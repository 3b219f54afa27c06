import { OfferReport } from '@babelboard/operations';
import { OfferReported } from '@babelboard/operations/contract';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { startMailServer, type TestMailServer } from '../../../../test/support/mail-server.js';
import { handTwice } from '../../../../test/support/reactions.js';

let server: TestMailServer;
let test: TestApplication;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApplication({ SMTP_URL: server.url });
});
afterAll(async () => {
  await test?.close();
  await server?.stop();
});
beforeEach(() => {
  server.received.length = 0;
});

let sequence = 0;

/** A stored report; `handle` hands its event to the reaction, twice, under the id that old tasks have. */
async function stored(email: string | null, language: { language?: string } = {}) {
  sequence += 1;
  const given = {
    offerId: 1,
    reason: 'scam',
    text: 'They ask for money.',
    email,
    contentKey: `key ${sequence}`,
    language: language.language ?? null,
  } as const;
  const report = OfferReport.receive({ ...given, reference: `REF-${sequence}` }, test.clock.now());
  const { id, reference } = await test.app.get(Database).transaction((tx) => tx.save(report));
  const handle = () =>
    handTwice(test.app, 'operations.mail-report-receipt', new OfferReported({ reportId: id, offerId: 1, ...language }));
  return { reference, handle };
}

describe('the mail with the receipt', () => {
  it('goes out once, also when the event is handed over again, and repeats nothing that was typed', async () => {
    const { reference, handle } = await stored('reader@example.test');
    await handle();
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.to?.map(({ address }) => address)).toEqual(['reader@example.test']);
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).toContain(reference);
      expect(part).not.toContain('money');
    }
  });

  it('is in the language of the report, and in English where an old event or an unknown language says none', async () => {
    for (const language of [{ language: 'de' }, { language: 'xx' }, {}]) {
      await (await stored('leser@example.test', language)).handle();
    }
    expect(server.received.map(({ html }) => /lang="(..)"/.exec(html ?? '')?.[1])).toEqual(['de', 'en', 'en']);
    expect(server.received[0]?.subject).toMatch(/^Deine Meldung /);
    expect(server.received[0]?.text).toContain('Danke für deinen Hinweis');
  });

  it('is tried again when the mail server refused it', async () => {
    const { handle } = await stored('reader@example.test');
    server.refuse(1);
    await expect(handle()).rejects.toThrow('Not this one');
    await handle();
    expect(server.received).toHaveLength(1);
  });

  it('does not go out where nobody left an address', async () => {
    const { handle } = await stored(null);
    await handle();
    expect(server.received).toEqual([]);
  });
});
