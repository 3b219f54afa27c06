import { problem, reportReceipt } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { adRow } from '../../support/ads.js';
import { showBoard } from '../../support/board.js';
import { mailsTo, readMail } from '../../support/mailbox.js';
import type { RunningProduct } from '../../support/product.js';

/** Saying what is wrong with an offer. */
export function describeReportsApi(started: () => RunningProduct): void {
  let product: RunningProduct;
  let offerId: number;

  beforeAll(async () => {
    product = started();
    const [offer] = await showBoard(product, [adRow({ title: 'Waiter' })]);
    offerId = offer?.id as number;
  });

  const report = (body: unknown, id: number | string = offerId) =>
    fetch(`${product.url}/api/offers/${id}/reports`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  describe('POST /api/offers/{id}/reports', () => {
    it('gives a receipt, and the same one for the same report', async () => {
      const body = { reason: 'scam', text: 'They ask for money first.' };
      const answer = await report(body);
      expect(answer.status).toBe(201);
      const receipt = reportReceipt.parse(await answer.json());
      expect(receipt.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      expect(receipt.mailed).toBe(false);
      expect(reportReceipt.parse(await (await report(body)).json())).toEqual(receipt);
      const other = reportReceipt.parse(await (await report({ ...body, text: 'Once more.' })).json());
      expect(other.reference).not.toBe(receipt.reference);
    });

    it('mails the receipt once to who leaves an address, without what was typed', async () => {
      const body = { reason: 'other', text: 'visit https://spam.example', email: 'reader@example.test' };
      const receipt = reportReceipt.parse(await (await report(body)).json());
      await report(body);
      expect(receipt.mailed).toBe(true);
      const mail = await readMail(product, 'reader@example.test', receipt.reference);
      expect(await mailsTo(product, 'reader@example.test')).toHaveLength(1);
      expect(mail.text).toContain(receipt.reference);
      expect(mail.html).toContain(receipt.reference);
      expect(`${mail.text}${mail.html}${mail.subject}`).not.toContain('spam.example');
    });

    it.each([
      [{ reason: 'nonsense' }, 'reason'],
      [{ reason: 'scam', email: 'not an address' }, 'email'],
      [{ reason: 'scam', text: 'x'.repeat(2_001) }, 'text'],
      [{}, 'reason'],
    ])('refuses %j at its field', async (body, path) => {
      const answer = await report(body);
      expect(answer.status).toBe(422);
      expect(problem.parse(await answer.json()).errors).toContainEqual(expect.objectContaining({ path }));
    });

    it('knows no report about an offer that is not there', async () => {
      const answer = await report({ reason: 'scam' }, 99_999_999);
      expect(answer.status).toBe(404);
      expect(problem.parse(await answer.json()).code).toBe('REPORTED_OFFER_NOT_FOUND');
    });

    it('lets one address report so often, then says when again', async () => {
      let answer = await report({ reason: 'expired', text: 'again' });
      for (let press = 0; press < 10 && answer.status !== 429; press += 1) {
        answer = await report({ reason: 'expired', text: 'again' });
      }
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(problem.parse(await answer.json()).code).toBe('RATE_LIMITED');
    });
  });
}
