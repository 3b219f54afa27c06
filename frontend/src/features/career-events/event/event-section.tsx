import { type ReactNode, useId } from 'react';
import { withClass } from '../../../theme/with-class.js';
import css from './event-section.module.css';

/** A part of the page of an event under its heading. */
export function EventSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </Part>
  );
}

const Part = withClass('section', css.part);
