import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createBrowserHistory } from './browser-history.js';

const FORMER = (path: string) => (path === '/register/company' ? '/company/registry' : null);

let asked: string[];

beforeEach(() => {
  asked = [];
  const location = { pathname: '/de/login', search: '', hash: '' };
  const goTo = (_state: unknown, _title: string, address?: string) => {
    if (address === undefined) return;
    asked.push(address);
    location.pathname = address;
  };
  const history = { state: null, pushState: goTo, replaceState: goTo };
  Object.assign(globalThis, { window: { location, history, addEventListener: () => undefined } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

it('leads where the server would redirect, below its base', () => {
  const history = createBrowserHistory('/de', FORMER);
  history.to('/register/company?from=mail#form');
  history.to('/jobs');
  expect(asked).toEqual(['/de/company/registry?from=mail#form', '/de/jobs']);
  expect(history.present.location.pathname).toBe('/jobs');
});
