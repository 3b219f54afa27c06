import { OfflineError, ProblemError } from '../api/problem-error.js';
import { type Text, useText } from '../i18n/use-text.js';

const AN_HOUR_SECONDS = 3_600;

/** What the server says about single fields, by their names. */
export function refusedFields(error: Error): Record<string, string> {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries((error.problem?.errors ?? []).map(({ path, message }) => [path, message]));
}

/** An answer that came and cannot be true; its message is for people. */
export class ImpossibleAnswer extends Error {}

/** Why something was not done: the server's own words first, then what the page knows, then the fallback. */
export function failureWords(t: Text, error: Error, fallback: string): string {
  if (error instanceof OfflineError) return t('form.offline');
  if (!(error instanceof ProblemError)) return error instanceof ImpossibleAnswer ? error.message : fallback;
  const said = error.problem?.toasts?.[0]?.options.message;
  if (error.status === 429) {
    const seconds = Math.max(1, error.retryAfterSeconds ?? 60);
    // What is used up for today has words of its own; minutes until then tell nobody anything.
    if (seconds >= AN_HOUR_SECONDS && error.problem?.code !== 'RATE_LIMITED' && said !== undefined) return said;
    return seconds < 60 ? t('form.wait-seconds', { seconds }) : t('form.wait', { minutes: Math.ceil(seconds / 60) });
  }
  if (said !== undefined) return said;
  const fields = Object.keys(refusedFields(error)).length;
  return fields > 0 ? t('form.check', { count: fields }) : fallback;
}

export function useFailureWords() {
  const t = useText();
  return (error: Error, fallback: string) => failureWords(t, error, fallback);
}
