import { describe, expect, it } from '@jest/globals';
import * as contract from './contract.js';
import { Passwords } from './passwords/passwords.js';
import { Sessions } from './sessions/sessions.js';
import { SingleUseTokens } from './single-use-tokens/single-use-tokens.js';
import { slices } from './slices.js';

describe('what siblings see of identity', () => {
  it('is no row, and nothing that opens sessions, reads hashes or makes any code', () => {
    const kept = [...slices.flatMap(({ entities }) => entities), Passwords, Sessions, SingleUseTokens];
    expect(Object.values<unknown>(contract).filter((one) => kept.some((entity) => entity === one))).toEqual([]);
  });
});
