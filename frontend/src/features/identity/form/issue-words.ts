import { useMemo } from 'react';
import type { z } from 'zod';
import { type Text, useText } from '../../../i18n/use-text.js';

/** What a form says about a wrong value; undefined where the schema's own words are better. */
export function issueWords(t: Text, issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (input === undefined || input === null || input === '') return t('form.required');
  if (issue.code === 'invalid_format') return t(issue.format === 'url' ? 'form.url' : 'form.email');
  if (issue.code === 'too_small') return t('form.too-short', { count: Number(issue.minimum) });
  if (issue.code === 'too_big') return t('form.too-long', { count: Number(issue.maximum) });
  return undefined;
}

export function useIssueWords() {
  const t = useText();
  return useMemo(() => (issue: z.core.$ZodRawIssue) => issueWords(t, issue), [t]);
}
