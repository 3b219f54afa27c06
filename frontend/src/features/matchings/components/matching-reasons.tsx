import type { JobMatching } from '@babelboard/wire';
import { useMemo } from 'react';
import { ReasonList } from '../../../fit/reason-list.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { createReasonWords } from '../domain/reasons.js';

/** What makes a score, one thing after the other. */
export function MatchingReasons({ matching }: { matching: JobMatching }) {
  const t = useText();
  const format = useFormat();
  const words = useMemo(() => createReasonWords(t, format), [t, format]);
  return <ReasonList label={t('matchings.why')} reasons={words.reasons(matching)} />;
}
