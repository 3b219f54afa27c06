import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { sendingKey } from './sending-key.js';

describe('the key of what is sent', () => {
  it('is a UUID, and another one each time', () => {
    const keys = Array.from({ length: 100 }, sendingKey);
    for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true);
    expect(new Set(keys).size).toBe(100);
  });
});
