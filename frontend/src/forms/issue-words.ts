import { useMemo } from 'react';
import type { z } from 'zod';
import { type Text, type TextKey, useText } from '../i18n/use-text.js';

const FORMATS: Record<string, TextKey> = { url: 'form.url', email: 'form.email' };

/** What a form says about a wrong value, never in the words of the validator; a schema's own codes come before these. */
export function issueWords(t: Text, issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  if (input === undefined || input === null || input === '') return t('form.required');
  if (issue.code === 'invalid_format') return t(FORMATS[String(issue.format)] ?? 'form.not-valid');
  if (issue.code === 'too_small') return t('form.too-short', { count: Number(issue.minimum) });
  if (issue.code === 'too_big') return t('form.too-long', { count: Number(issue.maximum) });
  return t('form.not-valid');
}

const OWN_CODES: Record<string, TextKey> = {
  TERMS_NOT_ACCEPTED: 'form.terms-not-accepted',
  CHARACTER_NOT_ALLOWED: 'form.character-not-allowed',
  DATE_FORM: 'form.date-form',
};

/** What stands at a field: the words for a code of the schema's own, and any other words as they are. */
export function fieldWords(t: Text, said: string | undefined): string | undefined {
  const key = OWN_CODES[said ?? ''];
  return key === undefined ? said : t(key);
}

export function useIssueWords() {
  const t = useText();
  return useMemo(() => (issue: z.core.$ZodRawIssue) => issueWords(t, issue), [t]);
}
