import { OfflineError, ProblemError } from '../../../api/problem-error.js';
import { useText } from '../../../i18n/use-text.js';

/** What the server says about single fields, by their names. */
export function refusedFields(error: Error): Record<string, string> {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries((error.problem?.errors ?? []).map(({ path, message }) => [path, message]));
}

/** Why a report was not sent, and that nothing is lost. */
export function useFailureWords() {
  const t = useText();
  return (error: Error): string => {
    if (error instanceof OfflineError) return t('report.offline');
    const refused = Object.keys(refusedFields(error)).length;
    if (refused > 0) return t('report.refused', { count: refused });
    if (error instanceof ProblemError && error.status === 429) {
      return t('report.too-many', { minutes: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)) });
    }
    return t('report.failed');
  };
}
