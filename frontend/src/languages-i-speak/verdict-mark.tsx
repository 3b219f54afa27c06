import type { LanguageVerdict } from '@babelboard/language-check';
import { withClass } from '../theme/with-class.js';
import css from './verdict-mark.module.css';

const STROKES: Record<LanguageVerdict['status'], string> = {
  met: 'M5 12.5l4.5 4.5L19 7',
  missing: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  unknown: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.4v.1',
};

/** A tick, a cross or a question mark; empty, but of the same size, where nothing is known. Words stand beside it. */
export function VerdictMark({ verdict }: { verdict: Pick<LanguageVerdict, 'status'> | undefined }) {
  return (
    <Room data-status={verdict?.status}>
      {verdict !== undefined && (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={STROKES[verdict.status]} />
        </svg>
      )}
    </Room>
  );
}

/** It takes its room only for those who have named their languages. */
const Room = withClass('span', css.room);
