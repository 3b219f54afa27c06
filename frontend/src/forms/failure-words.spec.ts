import { describe, expect, it } from '@jest/globals';
import { OfflineError, ProblemError } from '../api/problem-error.js';
import type { Text } from '../i18n/use-text.js';
import { failureWords, ImpossibleAnswer, refusedFields } from './failure-words.js';

const t: Text = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const problem = (more: object) => ({ type: 'about:blank', title: 'No', status: 422, code: 'NO', ...more });
const words = (error: Error) => failureWords(t, error, 'fallback');

describe('what is said about a failure', () => {
  it('is what the server says to people', () => {
    const toasts = [{ type: 'error', options: { message: 'The password is wrong.' } }];
    expect(words(new ProblemError(401, problem({ toasts })))).toBe('The password is wrong.');
  });

  it('is how long to wait, in seconds or whole minutes', () => {
    expect(words(new ProblemError(429, null, 20))).toBe('form.wait-seconds 20');
    expect(words(new ProblemError(429, null, 130))).toBe('form.wait 3');
    expect(words(new ProblemError(429, null))).toBe('form.wait 1');
    expect(words(new ProblemError(429, null, 0))).toBe('form.wait-seconds 1');
  });

  it('counts the fields that the server found wrong', () => {
    const errors = [
      { path: 'email', message: 'No address.' },
      { path: 'vat_id', message: 'No VAT id.' },
    ];
    const error = new ProblemError(422, problem({ errors }));
    expect(words(error)).toBe('form.check 2');
    expect(refusedFields(error)).toEqual({ email: 'No address.', vat_id: 'No VAT id.' });
  });

  it('is the fallback where nobody knows better', () => {
    expect(words(new ProblemError(500, null))).toBe('fallback');
    expect(words(new Error('stack'))).toBe('fallback');
    expect(words(new OfflineError('/api'))).toBe('form.offline');
    expect(words(new ImpossibleAnswer('No token.'))).toBe('No token.');
  });
});
