import type { CodedError } from '@babelboard/platform';
import type { TextValues } from '@babelboard/texts';
import type { z } from 'zod';
import type { FieldProblem } from './invalid-input.js';

type Issue = z.core.$ZodIssue;

/** What a schema says that has no word of its own about an issue; with `reportInput`, so that what is missing is told from what is wrong. */
export const ISSUES_WITHOUT_WORDS = { error: () => '', reportInput: true } as const;

/** What is wrong with a value, by its code; a schema's own code comes before all others. */
export function issueProblem(issue: Issue): FieldProblem {
  return { path: issue.path.map(String).join('.'), ...errorOf(issue) };
}

function errorOf(issue: Issue): CodedError {
  const { input, message } = issue;
  if (message !== '') {
    return coded(message);
  }
  if (input === undefined || input === null || input === '') {
    return coded('INPUT_MISSING');
  }
  switch (issue.code) {
    case 'invalid_type':
      return coded(KINDS[issue.expected] ?? 'INPUT_WRONG');
    case 'invalid_format':
      return coded(FORMATS[issue.format] ?? 'INPUT_WRONG');
    case 'invalid_value':
      return optionError(issue.values.map(String));
    case 'invalid_union':
      return unionError(issue.errors.flat());
    case 'too_big':
      return coded(boundCode(issue.origin, TOO_BIG), { most: String(issue.maximum) });
    case 'too_small':
      return coded(boundCode(issue.origin, TOO_SMALL), { least: String(issue.minimum) });
    default:
      return coded('INPUT_WRONG');
  }
}

const KINDS: Record<string, string> = {
  string: 'INPUT_NOT_TEXT',
  number: 'INPUT_NOT_NUMBER',
  int: 'INPUT_NOT_WHOLE',
  boolean: 'INPUT_NOT_BOOLEAN',
  array: 'INPUT_NOT_LIST',
  object: 'INPUT_NOT_OBJECT',
};
const FORMATS: Record<string, string> = { email: 'INPUT_NOT_EMAIL', url: 'INPUT_NOT_URL' };
const TOO_BIG = { string: 'INPUT_TOO_LONG', array: 'INPUT_TOO_MANY', other: 'INPUT_TOO_LARGE' };
const TOO_SMALL = { string: 'INPUT_TOO_SHORT', array: 'INPUT_TOO_FEW', other: 'INPUT_TOO_SMALL' };

function coded(code: string, params: TextValues = {}): CodedError {
  return { code, params };
}

function boundCode(origin: string, codes: typeof TOO_BIG | typeof TOO_SMALL): string {
  return origin === 'string' || origin === 'array' ? codes[origin] : codes.other;
}

function optionError(options: string[]): CodedError {
  return options.length === 1
    ? coded('INPUT_NOT_THE_ONLY', { option: options[0] ?? '' })
    : coded('INPUT_NOT_AN_OPTION', { options: options.join(', ') });
}

/** Of several forms the one that was meant: an address that is none is nearer to an address than to nothing. */
function unionError(inner: Issue[]): CodedError {
  const meant = inner.find(({ code }) => code === 'invalid_format');
  return meant?.code === 'invalid_format' ? coded(FORMATS[meant.format] ?? 'INPUT_WRONG') : coded('INPUT_WRONG');
}
