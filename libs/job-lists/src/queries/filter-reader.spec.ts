import { readJobListAddress, writeJobListAddress } from '@babelboard/job-paths';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stageOffers } from '../../../../test/contract/search/search-stage.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { PLAIN_OFFER } from '../../../../test/support/offer-rows.js';
import { FilterReader, JobFiltersResolver } from '../contract.js';

const [MUNICH, READING, NICE] = [2867714, 2639577, 2990440];

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
  const at = (cityId: number, countryId: number) => [{ cityId, countryId, text: null }];
  await stageOffers(test.app, [
    { ...PLAIN_OFFER, title: 'Nurse', company: 'Clinic', places: at(MUNICH, 276), languageIds: [2] },
    { ...PLAIN_OFFER, title: 'Baker', company: 'Oven', places: at(NICE, 250), languageIds: [3] },
    { ...PLAIN_OFFER, title: 'Reading assistant', company: 'School', places: at(MUNICH, 276), languageIds: [1] },
    { ...PLAIN_OFFER, title: 'Cleaner', company: 'Office', places: at(READING, 826), languageIds: [1] },
  ]);
});
afterAll(() => test?.close());

const read = async (query: string, path = '/jobs') => {
  const filters = readJobListAddress(path, query);
  if (filters === null) throw new Error(path);
  const { resolved } = await test.app.get(JobFiltersResolver, { strict: false }).resolve(filters, null);
  const found = await test.app.get(FilterReader, { strict: false }).read(resolved);
  return found && { ...found, resolved: writeJobListAddress(found.resolved.filters) };
};

describe('the words of a list', () => {
  it('become the filters that they name, with the way back to the words', async () => {
    expect(await read('keywords=nurse+munich')).toEqual({
      resolved: '/jobs-in-Munich?keywords=nurse',
      typed: 'nurse munich',
      parts: [{ filter: 'location', value: 'Munich', words: 'munich' }],
      literal: '/jobs?keywords=nurse+munich&literal=true',
    });
    expect((await read('keywords=Krankenpflegerin+in+Deutschland+mit+Deutsch'))?.resolved).toBe(
      '/jobs-in-Germany-for-German-speakers?keywords=Krankenpflegerin',
    );
  });

  it('are read in each of several keywords', async () => {
    expect(await read('keywords=nurse&keywords=munich+german')).toMatchObject({
      resolved: '/jobs-in-Munich-for-German-speakers?keywords=nurse',
      typed: 'nurse munich german',
    });
    expect(await read('keywords=nurse&keywords=baker')).toBeNull();
  });

  it('are no place of two meanings where the words find offers, unless another word says so', async () => {
    expect(await read('keywords=baker+nice')).toBeNull();
    expect(await read('keywords=reading+assistant')).toBeNull();
    expect((await read('keywords=cleaner+in+Reading'))?.resolved).toBe('/jobs-in-Reading?keywords=cleaner');
  });

  it('are filters, too, where neither finds offers: what is near them can be said', async () => {
    expect((await read('keywords=astronaut+munich'))?.resolved).toBe('/jobs-in-Munich?keywords=astronaut');
  });

  it('stay words where they are meant as they stand, where nothing is named, and beside the same filter', async () => {
    expect(await read('keywords=nurse+munich&literal=true')).toBeNull();
    expect(await read('keywords=nurse')).toBeNull();
    expect(await read('')).toBeNull();
    expect(await read('keywords=nurse+munich', '/jobs-in-Nice')).toBeNull();
  });
});
