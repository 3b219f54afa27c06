import type { ReactNode } from 'react';
import { withClass } from '../theme/with-class.js';
import css from './fit-score.module.css';

/** A score of a hundred: the words say it, the bar draws it. */
export function FitScore({ score, title, children }: { score: number; title: string; children: ReactNode }) {
  return (
    <Score title={title}>
      {children}
      <i aria-hidden="true">
        <span style={{ width: `${score}%` }} />
      </i>
    </Score>
  );
}

const Score = withClass('strong', css.score);
