import { describe, expect, it } from '@jest/globals';
import { nextStep } from './pending-link.js';

const WITH = { hasPassword: true };
const WITHOUT = { hasPassword: false };

describe('what somebody who came by a provider does next', () => {
  it.each([
    ['none', null, 'verify'],
    ['none', WITH, 'verify'],
    ['none', WITHOUT, 'verify'],
    ['provider', null, 'register'],
    ['provider', WITH, 'password'],
    ['provider', WITHOUT, 'verify'],
    ['mail', null, 'register'],
    ['mail', WITH, 'confirm'],
    ['mail', WITHOUT, 'confirm'],
    ['linked', WITH, 'code'],
  ] as const)('proof %s, account %j: %s', (proof, account, step) => {
    expect(nextStep(proof, account)).toBe(step);
  });
});
