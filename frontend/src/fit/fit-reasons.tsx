import type { OfferFit } from '@babelboard/wire';
import { useMemo } from 'react';
import { useFormat } from '../i18n/use-format.js';
import { useText } from '../i18n/use-text.js';
import { ReasonList } from './reason-list.js';
import { createReasonWords } from './reasons.js';

/** What makes a score, one thing after the other. */
export function FitReasons({ fit }: { fit: OfferFit }) {
  const t = useText();
  const format = useFormat();
  const words = useMemo(() => createReasonWords(t, format), [t, format]);
  return <ReasonList label={t('matchings.why')} reasons={words.reasons(fit)} />;
}
