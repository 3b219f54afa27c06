import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestProduct } from '../support/product.js';
import { attack } from './attack.js';
import { findFaults } from './find-faults.js';
import { startHostileBoard } from './hostile-board.js';
import { sendRequest } from './send-request.js';

const SEED = 20_261_121;
const REQUESTS = 500;

let product: TestProduct;

beforeAll(async () => {
  product = await startHostileBoard();
});
afterAll(() => product?.stop());

describe('the board under hostile paths, queries and headers', () => {
  it(`answers ${REQUESTS} of them in time, without an error of its own and without their markup`, async () => {
    const { faults, statuses } = await attack(product.url, { seed: SEED, requests: REQUESTS });
    expect(faults).toEqual([]);
    expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
    expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
  });

  it('says what is unknown only where an answer can carry it, and refuses a list that none can', async () => {
    const words = (count: number, sign = '(') =>
      Array.from({ length: count }, (_, at) => `keywords=w${at}${sign.repeat(150)}`).join('&');
    const lead = async (path: string) => {
      const answer = await fetch(product.url + path, { redirect: 'manual' });
      return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
    };
    const short = await lead(`/Remote-jobs-in-Atlantis?${words(1)}`);
    expect(short).toMatchObject({ status: 302, location: expect.stringContaining('#unknown=location') });
    const longer = await lead(`/Remote-jobs-in-Atlantis?${words(10)}`);
    expect(longer).toMatchObject({ status: 302, location: expect.stringMatching(/^\/jobs\?keywords=[^#]+$/) });
    const longest = await lead(`/jobs-in-K%C3%B6ln?${words(10, 'é')}`);
    expect(longest).toMatchObject({
      status: 414,
      location: '',
      text: expect.stringContaining('This address is too long'),
    });
  });

  it.each([
    '/en//evil.example/x',
    '/en/\\\\evil.example',
    '/de//evil.example',
    '/en///evil.example/jobs?a=b',
    '/en/%09/evil.example',
  ])('leads to no other host from %s', async (target) => {
    const request = { number: 0, method: 'GET', target, headers: {}, body: '', mark: 'unmarked' };
    const answer = await sendRequest(product.url, request);
    expect(findFaults(request, answer, product.url)).toEqual([]);
    expect(answer.status).toBeLessThan(500);
  });

  it('still serves its lists', async () => {
    expect((await fetch(`${product.url}/jobs`)).status).toBe(200);
    expect((await fetch(`${product.url}/api/health/ready`)).status).toBe(200);
  });
});
