import type { ReactNode } from 'react';
import { withClass } from '../theme/with-class.js';
import css from './status-pill.module.css';

export interface StatusPillProps {
  tone: 'neutral' | 'good' | 'wait' | 'bad';
  /** Says the same as the tone, for whoever sees no colours. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A state in a word or two, of people, offers and files alike. */
export function StatusPill({ tone, icon, children }: StatusPillProps) {
  return (
    <Pill data-tone={tone}>
      {icon}
      {children}
    </Pill>
  );
}

const Pill = withClass('span', css.pill);
