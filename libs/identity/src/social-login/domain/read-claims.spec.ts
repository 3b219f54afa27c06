import { describe, expect, it } from '@jest/globals';
import { readClaims } from './read-claims.js';

const ID = { iss: 'https://login.test', sub: 'a1' };

describe('the claims of a provider', () => {
  it('tell of a person', () => {
    const given = { ...ID, email: 'ana@mail.test', email_verified: true, given_name: 'Ana', family_name: 'Ruiz' };
    expect(readClaims('google', given)).toEqual({
      provider: 'google',
      issuer: 'https://login.test',
      subject: 'a1',
      email: 'ana@mail.test',
      emailVerified: true,
      firstName: 'Ana',
      lastName: 'Ruiz',
    });
  });

  it('may hold the name in one piece', () => {
    expect(readClaims('oidc', { ...ID, name: 'Ana María Ruiz' })).toMatchObject({
      firstName: 'Ana',
      lastName: 'María Ruiz',
    });
    expect(readClaims('oidc', { ...ID, name: 'Ana Ruiz', given_name: 'Ana' })).toMatchObject({ lastName: '' });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, false],
    [undefined, false],
  ])('vouch for the address by email_verified %p: %p', (email_verified, verified) => {
    expect(readClaims('oidc', { ...ID, email: 'ana@mail.test', email_verified }).emailVerified).toBe(verified);
  });

  it('vouch for no address that is none', () => {
    for (const email of [undefined, 'ana', 7, 'a\u0000@mail.test', `${'a'.repeat(260)}@mail.test`]) {
      expect(readClaims('oidc', { ...ID, email, email_verified: true })).toMatchObject({
        email: null,
        emailVerified: false,
      });
    }
  });

  it('hold nothing that a table cannot keep', () => {
    expect(readClaims('oidc', { ...ID, given_name: 'A\u0000na', family_name: 'R'.repeat(500) })).toMatchObject({
      firstName: 'A na',
      lastName: 'R'.repeat(120),
    });
    expect(() => readClaims('oidc', { iss: ID.iss, sub: 'a\u0000' })).toThrow();
    expect(() => readClaims('oidc', { iss: ID.iss })).toThrow();
  });
});
