import type { ReactNode } from 'react';
import { withClass } from '../theme/with-class.js';
import { CheckIcon } from '../ui/icons/check-icon.js';
import { CloseIcon } from '../ui/icons/close-icon.js';
import { MinusIcon } from '../ui/icons/minus-icon.js';
import { NearlyIcon } from '../ui/icons/nearly-icon.js';
import type { Reason } from './reason.js';
import css from './reason-list.module.css';

/** Colours and drawings say what the words say, too. */
const ICONS: Record<Reason['tone'], ReactNode> = {
  met: <CheckIcon />,
  partly: <NearlyIcon />,
  lacks: <CloseIcon />,
  unsaid: <MinusIcon />,
};

/** What makes a score, one thing after the other. */
export function ReasonList({ label, reasons }: { label: string; reasons: readonly Reason[] }) {
  return (
    <Reasons aria-label={label}>
      {reasons.map(({ id, text, tone }) => (
        <li key={id} data-tone={tone}>
          {ICONS[tone]}
          <span>{text}</span>
        </li>
      ))}
    </Reasons>
  );
}

const Reasons = withClass('ul', css.reasons);
