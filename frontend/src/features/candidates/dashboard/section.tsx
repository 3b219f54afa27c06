import type { ReactNode } from 'react';
import { withClass } from '../../../theme/with-class.js';
import css from './section.module.css';

export interface SectionProps {
  title: string;
  /** A word about what stands there. */
  hint?: ReactNode;
  /** The way to all of it. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the overview: its heading, the way to all of it, and what stands there. */
export function Section({ title, hint, more, children }: SectionProps) {
  return (
    <Box>
      <Head>
        <h2>{title}</h2>
        {hint && <p>{hint}</p>}
        {more}
      </Head>
      {children}
    </Box>
  );
}

const Box = withClass('section', css.box);

const Head = withClass('div', css.head);
