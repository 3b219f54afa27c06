import { describe, expect, it } from '@jest/globals';
import { maskPersonalData } from './mask-personal-data.js';

describe('maskPersonalData', () => {
  it('keeps the first letter and the domain of an address', () => {
    expect(maskPersonalData('mail to <jane.doe@example.org> failed')).toBe('mail to <j***@example.org> failed');
    expect(maskPersonalData('mail to <jane.doe@example.org> failed', 'gone')).toBe('mail to <***> failed');
  });

  it('masks single-use codes and tokens in addresses', () => {
    expect(maskPersonalData('GET /backdoor?code=abc123&next=/jobs')).toBe('GET /backdoor?code=***&next=/jobs');
  });

  it('masks the password of a connection string', () => {
    expect(maskPersonalData('postgresql://app:hunter2@db:5432/board')).toBe('postgresql://app:***@db:5432/board');
  });
});
