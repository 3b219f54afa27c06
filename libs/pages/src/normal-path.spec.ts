import { describe, expect, it } from '@jest/globals';
import { normalPath } from './normal-path.js';

describe('normalPath', () => {
  it('is one for each page', () => {
    expect(normalPath('/jobs/')).toBe('/jobs');
    expect(normalPath('/jobs/waiter-12.html')).toBe('/jobs/waiter-12');
    expect(normalPath('/jobs/waiter-12.html/.html.html')).toBe('/jobs/waiter-12');
    expect(normalPath('/blog/../')).toBeNull();
    expect(normalPath('/blog/%2E%2e/')).toBeNull();
    expect(normalPath('/')).toBeNull();
    expect(normalPath('//')).toBe('/');
    expect(normalPath('//evil.example/')).toBe('/evil.example');
    expect(normalPath('/\\evil.example/')).toBe('/evil.example');
    expect(normalPath('/jobs')).toBeNull();
  });

  it('leads from the address that a page had before', () => {
    expect(normalPath('/register/company')).toBe('/company/registry');
    expect(normalPath('/register/company/')).toBe('/company/registry');
    expect(normalPath('/company/registry')).toBeNull();
  });
});
