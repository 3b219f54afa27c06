import { DomainError, RefusedTogether } from '@babelboard/platform';
import * as wire from '@babelboard/wire';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type ArgumentsHost, BadRequestException, Logger, NotFoundException } from '@nestjs/common';
import { z } from 'zod';
import { apiErrorWords } from './api-error-words.js';
import { InputPipe } from './input.pipe.js';
import { InvalidInput } from './invalid-input.js';
import { ProblemFilter } from './problem.filter.js';

/** What a validator says to programmers. `json`, in small letters, is a kind of file that people have. */
const VALIDATOR_TALK =
  /[Ii]nvalid (input|option|string|email|url|uuid)|[Ee]xpected|[Rr]eceived|[Tt]oo (small|big)|[Cc]annot (get|post|GET|POST)|JSON|[Pp]aram/;

/** What the client gets for an error. */
const answerTo = (error: unknown, acceptLanguage?: string) => answerAndLanguage(error, acceptLanguage).problem;

function answerAndLanguage(error: unknown, acceptLanguage?: string): { problem: wire.Problem; language: unknown } {
  let sent = '';
  const headers = new Map<string, unknown>();
  const response = {
    headersSent: false,
    set: (name: string, value: unknown) => {
      headers.set(name, value);
      return response;
    },
    vary: () => response,
    status: () => response,
    type: () => response,
    send: (text: string) => (sent = text),
  };
  const http = {
    getRequest: () => ({ method: 'POST', path: '/api/x', headers: { 'accept-language': acceptLanguage } }),
    getResponse: () => response,
  };
  new ProblemFilter().catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return { problem: JSON.parse(sent) as wire.Problem, language: headers.get('Content-Language') };
}

const toastOf = (problem: wire.Problem) => problem.toasts?.[0]?.options.message ?? '';
const refusalOf = (value: unknown, schema: z.ZodType) =>
  new InputPipe().transform(value, { type: 'body', schema }).then(
    () => null,
    (error: InvalidInput) => error,
  );

const schemas = Object.entries(wire as Record<string, unknown>).filter(
  (entry): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject,
);
/** Values that no form sends, for each field. */
const WRONG = [undefined, null, '', 'x', -1, 1.5, true, [], [null], {}, 'a'.repeat(5_000), 'nul\u0000'];

describe('an error as its answer', () => {
  it('says in the toast how many fields are wrong, and at each field what is', async () => {
    const refusal = await refusalOf({ email: 'x', password: 'short' }, wire.registerCandidateRequest);
    const problem = answerTo(refusal);
    expect(problem.errors?.length).toBeGreaterThan(3);
    expect(toastOf(problem)).toBe(`Please check what you entered: ${problem.errors?.length} fields are not right.`);
    const one = answerTo(await refusalOf({ email: 'anna@' }, wire.emailRequest));
    expect(toastOf(one)).toBe('Please check what you entered: one field is not right.');
    expect(one.errors).toEqual([
      { path: 'email', message: 'Please enter an e-mail address, such as name@example.org.' },
    ]);
  });

  it.each(schemas)('has no word of the validator for %s', async (_name, schema) => {
    const said: string[] = [];
    for (const wrong of WRONG) {
      const each = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, wrong]));
      for (const value of [wrong, each]) {
        const refusal = await refusalOf(value, schema);
        if (refusal !== null) {
          const problem = answerTo(refusal);
          said.push(toastOf(problem), ...(problem.errors ?? []).map(({ message }) => message));
        }
      }
    }
    expect(said.length).toBeGreaterThan(0);
    expect([...new Set(said)].filter((text) => VALIDATOR_TALK.test(text) || !/^[A-Z].*[.?]$/.test(text))).toEqual([]);
  });

  it('names every rule that was broken at once', () => {
    const problem = answerTo(
      new RefusedTogether([
        new DomainError('VAT_ID_UNREADABLE', 'invalid', { path: 'vat_id' }),
        new DomainError('SECTOR_UNKNOWN', 'invalid', { path: 'sector' }),
      ]),
    );
    expect(problem).toMatchObject({
      status: 422,
      errors: [
        { path: 'vat_id', message: 'A VAT id holds 4 to 20 letters and digits.' },
        { path: 'sector', message: 'We do not know this sector.' },
      ],
    });
    expect(toastOf(problem)).toBe('Please check what you entered: 2 fields are not right.');
  });

  it('says all of it in the language that is asked for', async () => {
    const refusal = await refusalOf({ email: 'anna@' }, wire.emailRequest);
    expect(answerTo(refusal, 'de-CH, en;q=0.5')).toMatchObject({
      title: 'Einige Eingaben stimmen nicht.',
      detail: 'Einige Eingaben stimmen nicht.',
      errors: [{ path: 'email', message: 'Bitte gib eine E-Mail-Adresse ein, zum Beispiel name@example.org.' }],
      toasts: [{ options: { message: 'Bitte prüfe deine Eingaben: Ein Feld stimmt nicht.' } }],
    });
    expect(
      toastOf(
        answerTo(
          new DomainError('VAT_ID_NOT_VALID', 'invalid', { params: { country: { region: 'DE' }, example: 'DE123' } }),
          'de',
        ),
      ),
    ).toBe('Diese USt-IdNr. ist nicht aus diesem Land (Deutschland). Dort sieht eine so aus: DE123.');
  });

  it.each([
    ['a path that nobody knows', new NotFoundException('Cannot GET /api/x')],
    [
      'a body that is no JSON, as Nest hands it on',
      new BadRequestException('Unexpected token } in JSON at position 3'),
    ],
    [
      'a body that is no JSON',
      Object.assign(new SyntaxError('Unexpected token } in JSON at position 3'), { status: 400 }),
    ],
    ['a body that is too large', Object.assign(new Error('request entity too large'), { status: 413 })],
    ['a path that cannot be decoded', Object.assign(new Error("Failed to decode param '%'"), { status: 400 })],
  ])('is a sentence for people for %s', (_name, error) => {
    const problem = answerTo(error);
    for (const said of [toastOf(problem), problem.title, problem.detail ?? '']) {
      expect(said).toMatch(/^[A-Z].*\.$/);
      expect(said).not.toMatch(VALIDATOR_TALK);
      expect(said).not.toContain(error.message);
    }
  });
});

describe('an error whose words cannot be read', () => {
  const missing = new DomainError('RATE_LIMITED', 'limited', { params: { retryAfter: 9, tries: 'attempts' } });
  const unreadable = (...languages: string[]) => {
    const { of } = apiErrorWords;
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    jest.spyOn(apiErrorWords, 'of').mockImplementation((said, language) => {
      if (languages.includes(language)) throw new Error(`ENOENT: ${language}.json`);
      return of.call(apiErrorWords, said, language);
    });
  };
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is told in the default language, and says so', () => {
    const inEnglish = answerTo(missing);
    unreadable('de');
    expect(answerAndLanguage(missing, 'de')).toEqual({ problem: inEnglish, language: 'en' });
  });

  it('is its code alone where these fail, too', () => {
    unreadable('de', 'en');
    expect(answerTo(missing, 'de')).toEqual({
      type: 'about:blank',
      title: 'RATE_LIMITED',
      status: 429,
      code: 'RATE_LIMITED',
    });
  });
});
