import type { ReactNode } from 'react';
import { withClass } from '../theme/with-class.js';
import css from './settings-section.module.css';

/** Id of a section's heading, which names its forms. */
export const titleOf = (id: string) => `${id}-title`;

/** For when what had the focus is gone: a removed row, a form that is done. */
export function focusTitle(titleId: string): void {
  document.getElementById(titleId)?.focus();
}

export interface SettingsSectionProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One matter of the account: its heading, a sentence, and a sheet with what there is and what can be done. */
export function SettingsSection({ id, title, intro, children }: SettingsSectionProps) {
  return (
    <Box id={id} aria-labelledby={titleOf(id)}>
      <h2 id={titleOf(id)} tabIndex={-1}>
        {title}
      </h2>
      {intro !== undefined && <p>{intro}</p>}
      <div>{children}</div>
    </Box>
  );
}

const Box = withClass('section', css.box);

/** A fact and what can be done about it, side by side where there is room. */
export const Fact = withClass('div', css.fact);

/** Facts, and several things that can be done about them; what is open takes a line of its own. */
export const Choices = withClass('div', css.choices);

/** Several of a kind, one below the other. */
export const Rows = withClass('ul', css.rows);

/** The smaller facts below a name. */
export const Small = withClass('p', css.small);

/** A short word about a state. */
export const Badge = withClass('span', css.badge);
