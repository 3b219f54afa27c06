import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { token, type } from '../../../theme/theme.js';
import { PageColumn } from '../../../ui/page-column.js';
import type { Greeting } from './greetings.js';

/** Id of the heading, which names the form of the page. */
export const DOOR_TITLE = 'door-title';

export interface DoorPageProps {
  title: string;
  intro?: ReactNode;
  /** Said beside the form, one above the other, on a wide window. */
  greetings: Greeting[];
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A page in front of an account: a heading, a form, and people who greet. */
export function DoorPage({ title, intro, greetings, titleRef, children }: DoorPageProps) {
  return (
    <Room>
      <div>
        <h1 id={DOOR_TITLE} ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        <Intro>{intro}</Intro>
        {children}
      </div>
      <Tower aria-hidden="true">
        {greetings.map(({ code, text }) => (
          <span key={code} lang={code}>
            {text}
          </span>
        ))}
      </Tower>
    </Room>
  );
}

const Room = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gap: 64,
  paddingBlock: 'clamp(20px, 4vw, 56px) 96px',
  '& h1': { fontSize: type.headline, overflowWrap: 'anywhere' },
  '& h1:focus': { outline: 'none' },
  '& > div': { minWidth: 0, maxWidth: 560 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
}));

const Intro = styled('div')({
  margin: '14px 0 28px',
  color: token('ink-soft'),
  maxWidth: '52ch',
  '& p + p': { marginTop: 6 },
});

const Tower = styled('p')(({ theme }) => ({
  display: 'none',
  position: 'sticky',
  top: 48,
  justifySelf: 'end',
  width: '100%',
  maxWidth: 500,
  paddingBottom: 16,
  borderBottom: `6px solid ${token('accent')}`,
  textAlign: 'center',
  fontVariationSettings: '"FLAR" 100',
  lineHeight: 1.34,
  [theme.breakpoints.up('md')]: { display: 'grid' },
  // The lower, the bigger: a tower stands on what is broad.
  '& span:nth-of-type(-n+2)': { fontSize: '1.55rem', fontWeight: 420 },
  '& span:nth-of-type(n+3)': { fontSize: '1.75rem', fontWeight: 480 },
  '& span:nth-of-type(n+5)': { fontSize: '2rem', fontWeight: 560 },
  '& span:nth-of-type(n+7)': { fontSize: '2.25rem', fontWeight: 640 },
  '& span:nth-of-type(n+9)': { fontSize: '2.3rem', fontWeight: 700 },
}));

/** Ways to other pages, below a form. */
export const Ways = styled('div')({
  display: 'grid',
  gap: 4,
  marginTop: 36,
  paddingTop: 20,
  borderTop: `1px solid ${token('line')}`,
  '& a, & button': { justifySelf: 'start' },
  '& a': { display: 'inline-block', padding: '10px 0' },
});

/** Fields that belong together, side by side where there is room. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 22,
  alignItems: 'end',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
