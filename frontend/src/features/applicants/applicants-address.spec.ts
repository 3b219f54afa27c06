import { describe, expect, it } from '@jest/globals';
import { applicantsAddress, readApplicantsAddress } from './applicants-address.js';

const read = (address: string) => {
  const url = new URL(address, 'https://board.example');
  const [, , , id = '', page = '', status] = url.pathname.split('/');
  return readApplicantsAddress({ id, page, ...(status === undefined ? {} : { status }) }, url.searchParams);
};

describe('the address of applicants', () => {
  it.each([
    '/company/applicants/7/1',
    '/company/applicants/7/3/interview',
    '/company/applicants/7/1?view=board',
    '/company/applicants/7/1?q=chef&language=German&cefr=B2&question=4&answer=true&sort=rating&applicant=12',
  ])('%s is read back as it is written', (address) => {
    expect(applicantsAddress(read(address))).toBe(address);
  });

  it.each([
    ['/company/applicants/7/1/unheard', '/company/applicants/7/1'],
    ['/company/applicants/7/1?view=map&sort=score&cefr=B2', '/company/applicants/7/1'],
    ['/company/applicants/7/1?question=4', '/company/applicants/7/1'],
  ])('%s leaves out what makes no sense', (address, normal) => {
    expect(applicantsAddress(read(address))).toBe(normal);
  });
});
