import type { ReactNode } from 'react';
import { withClass } from '../../../theme/with-class.js';
import css from './section.module.css';

export interface ProfileSectionProps {
  /** Anchor: what is missing leads here. */
  id: string;
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the profile, as a CV has them: a title and what stands below it. */
export function ProfileSection({ id, title, actions, children }: ProfileSectionProps) {
  return (
    <Room id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {actions !== undefined && <div>{actions}</div>}
      </header>
      {children}
    </Room>
  );
}

const Room = withClass('section', css.room);

/** Where nothing stands yet: what it is good for. */
export const EmptyNote = withClass('p', css.empty);

/** A way to do something, in the line of a title. */
export const QuietButton = withClass('button', css.quiet);

/** Facts with their names. */
export const Facts = withClass('div', css.facts);
