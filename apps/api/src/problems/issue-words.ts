import type { z } from 'zod';
import { enTexts } from '../texts/en.js';

type RawIssue = z.core.$ZodRawIssue;

/** What is wrong with a value, for the person who typed it; a schema's own words come before these. */
export function issueWords(issue: RawIssue): string {
  const { input: texts } = enTexts;
  const { input } = issue;
  if (input === undefined || input === null || input === '') {
    return texts.missing;
  }
  switch (issue.code) {
    case 'invalid_type':
      return texts.kind[String(issue.expected)] ?? texts.wrong;
    case 'invalid_format':
      return formatWords(String(issue.format));
    case 'invalid_value':
      return optionWords(issue.values as unknown[]);
    case 'invalid_union':
      return unionWords(issue);
    case 'too_big':
      return boundWords(issue, issue.maximum, { string: texts.shorter, array: texts.fewer, other: texts.atMost });
    case 'too_small':
      return boundWords(issue, issue.minimum, { string: texts.longer, array: texts.more, other: texts.atLeast });
    default:
      return texts.wrong;
  }
}

type BoundTexts = Record<'string' | 'array' | 'other', (bound: string) => string>;

function boundWords({ origin }: RawIssue, bound: unknown, texts: BoundTexts): string {
  const words = origin === 'string' || origin === 'array' ? texts[origin] : texts.other;
  return words(String(bound));
}

function formatWords(format: string): string {
  const { email, url, wrong } = enTexts.input;
  return { email, url }[format] ?? wrong;
}

function optionWords(values: unknown[]): string {
  const options = values.map(String);
  return options.length === 1 ? enTexts.input.only(options[0] ?? '') : enTexts.input.oneOf(options);
}

/** Of several forms the one that was meant: an address that is none is nearer to an address than to nothing. */
function unionWords(issue: RawIssue): string {
  const inner = ((issue.errors ?? []) as z.core.$ZodIssue[][]).flat();
  const meant = inner.find(({ code }) => code === 'invalid_format');
  return meant?.code === 'invalid_format' ? formatWords(meant.format) : enTexts.input.wrong;
}
