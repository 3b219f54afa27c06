import type { JobMatching } from '@babelboard/wire';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { CheckIcon } from '../../../ui/icons/check-icon.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { MinusIcon } from '../../../ui/icons/minus-icon.js';
import { createReasonWords, type Reason } from '../domain/reasons.js';
import css from './matching-reasons.module.css';

/** Colours and drawings say what the words say, too. */
const ICONS: Record<Reason['tone'], ReactNode> = {
  met: <CheckIcon />,
  partly: <CheckIcon />,
  lacks: <CloseIcon />,
  unsaid: <MinusIcon />,
};

/** What makes a score, one thing after the other. */
export function MatchingReasons({ matching }: { matching: JobMatching }) {
  const t = useText();
  const format = useFormat();
  const words = useMemo(() => createReasonWords(t, format), [t, format]);
  return (
    <Reasons aria-label={t('matchings.why')}>
      {words.reasons(matching).map(({ id, text, tone }) => (
        <li key={id} data-tone={tone}>
          {ICONS[tone]}
          <span>{text}</span>
        </li>
      ))}
    </Reasons>
  );
}

const Reasons = withClass('ul', css.reasons);
