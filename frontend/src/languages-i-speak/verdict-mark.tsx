import type { LanguageVerdict } from '@babelboard/language-check';
import styled from '@emotion/styled';
import { token } from '../theme/theme.js';

const STROKES: Record<LanguageVerdict['status'], string> = {
  met: 'M5 12.5l4.5 4.5L19 7',
  missing: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  unknown: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.4v.1',
};

/** A tick, a cross or a question mark; empty, but of the same size, where nothing is known. Words stand beside it. */
export function VerdictMark({ verdict }: { verdict: LanguageVerdict | undefined }) {
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
const Room = styled('span')({
  display: 'none',
  flex: 'none',
  width: '1.05em',
  height: '1.05em',
  'html[data-speaks] &': { display: 'inline-block' },
  '& svg': { display: 'block', width: '100%', height: '100%', strokeWidth: 2.8 },
  '&[data-status="met"]': { color: token('positive') },
  '&[data-status="missing"]': { color: token('ink-soft') },
});
