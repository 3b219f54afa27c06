import { type ReactNode, useId } from 'react';
import { withClass } from '../../../theme/with-class.js';
import css from './dashboard-section.module.css';

export interface DashboardSectionProps {
  title: string;
  /** The way to all of it. */
  more?: ReactNode;
  /** What is said where there is nothing. */
  empty?: ReactNode;
  /** Lines, as items of a list. */
  lines: ReactNode[];
}

/** A list of the overview: a heading, the way to all of it, and lines that lead on. */
export function DashboardSection({ title, more, empty, lines }: DashboardSectionProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {more}
      </Head>
      {lines.length === 0 ? <div>{empty}</div> : <ul>{lines}</ul>}
    </Box>
  );
}

const Box = withClass('section', css.box);

const Head = withClass('div', css.head);
