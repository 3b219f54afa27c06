import type { PeopleResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ADDRESSES, PASSWORD } from '../browser/demo-people.js';
import { sharedProduct } from '../support/product.js';
import { Visitor } from '../support/visitor.js';

/** Well formed, and nobody's. */
const NOBODY = 'A'.repeat(22);

let company: Visitor;
let card: PeopleResponse['people'][number];

beforeAll(async () => {
  company = new Visitor((await sharedProduct()).url);
  await company.logIn(ADDRESSES.company, PASSWORD);
  const { status, body } = await company.call<PeopleResponse>('GET', '/api/companies/people?what=nurse+Portugal');
  expect(status).toBe(200);
  card = body.people[0] as typeof card;
  expect(card).toBeDefined();
});

const pageAt = async (path: string) => {
  const { status, headers, body } = await company.call<{ text: string }>('GET', path, undefined, {
    Accept: 'text/html',
  });
  return { status, headers, html: body.text };
};

/** Without what is new each time. */
const lasting = (html: string) =>
  html.replace(/ nonce="[^"]*"/g, '').replace(/"(?:dehydratedAt|dataUpdatedAt)":\d+/g, '');

describe('the pages of people, as the server renders them', () => {
  it.each(['/company/candidate/:id/locked', '/company/candidate/:id/unlocked', '/company/previewCV/:id/1'])(
    '%s says the same of somebody as of nobody: its HTML and its state know no person',
    async (path) => {
      const ofSomebody = await pageAt(path.replace(':id', card.id));
      const ofNobody = await pageAt(path.replace(':id', NOBODY));
      expect([ofSomebody.status, ofNobody.status]).toEqual([200, 200]);
      expect(lasting(ofSomebody.html).replaceAll(card.id, NOBODY)).toBe(lasting(ofNobody.html));
      expect(ofSomebody.headers.get('set-cookie')).toBeNull();
    },
  );

  it('the list holds nobody either', async () => {
    const { status, html } = await pageAt('/company/cvsearch?what=nurse&where=Portugal');
    expect(status).toBe(200);
    expect([card.id, card.headline].filter((one) => html.includes(one))).toEqual([]);
  });
});
