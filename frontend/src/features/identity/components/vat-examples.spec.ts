import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { VAT_EXAMPLES } from './vat-examples.js';

const server = readFileSync(new URL('../../../../../libs/companies/src/domain/vat-id.ts', import.meta.url), 'utf8');

describe('examples of VAT ids', () => {
  it('are those of the server', () => {
    const examples = Object.fromEntries(
      [...server.matchAll(/^ {2}(\w\w): \{ prefix: .* example: '([^']+)' \}/gm)].map((match) => [match[1], match[2]]),
    );
    expect(Object.keys(examples).length).toBeGreaterThan(27);
    expect(VAT_EXAMPLES).toEqual({ ...examples, MC: examples.FR, IM: examples.GB, LI: examples.CH });
  });
});
