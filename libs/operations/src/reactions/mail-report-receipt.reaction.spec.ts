import { Database, MailTransport, type StoredEvent } from '@babelboard/platform';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { OfferReport } from '../entities/offer-report.entity.js';
import { MailReportReceipt } from './mail-report-receipt.reaction.js';

let test: TestApplication;
let send: jest.SpiedFunction<MailTransport['send']>;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test.close());
beforeEach(() => {
  send = jest.spyOn(test.app.get(MailTransport), 'send').mockResolvedValue();
});
afterEach(() => {
  send.mockRestore();
});

let sequence = 0;

/** A stored report; `handle` hands its event to the reaction. */
async function stored(email: string | null) {
  sequence += 1;
  const given = {
    offerId: 1,
    reason: 'scam',
    text: 'They ask for money.',
    email,
    contentKey: `key ${sequence}`,
  } as const;
  const report = OfferReport.receive({ ...given, reference: `REF-${sequence}` }, test.clock.now());
  const database = test.app.get(Database);
  const { id, reference } = await database.transaction((tx) => tx.save(report));
  const event: StoredEvent = {
    id: 'e',
    type: 'operations.offer-reported.v1',
    payload: { reportId: id, offerId: 1 },
    occurredAt: test.clock.now(),
    traceId: null,
  };
  const reaction = test.app.get(MailReportReceipt, { strict: false });
  return { reference, handle: () => database.transaction((tx) => reaction.handle(event, tx)) };
}

describe('the mail with the receipt', () => {
  it('goes out once, also when the event is handed over again, and repeats nothing that was typed', async () => {
    const { reference, handle } = await stored('reader@example.test');
    await handle();
    await handle();
    expect(send).toHaveBeenCalledTimes(1);
    const [mail] = send.mock.calls[0] ?? [];
    expect(mail?.to).toBe('reader@example.test');
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).toContain(reference);
      expect(part).not.toContain('money');
    }
  });

  it('is tried again when the mail server refused it', async () => {
    const { handle } = await stored('reader@example.test');
    send.mockRejectedValueOnce(new Error('busy'));
    await expect(handle()).rejects.toThrow('busy');
    await handle();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not go out where nobody left an address', async () => {
    const { handle } = await stored(null);
    await handle();
    expect(send).not.toHaveBeenCalled();
  });
});
