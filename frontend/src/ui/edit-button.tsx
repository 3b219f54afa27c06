import type { Ref } from 'react';
import { withClass } from '../theme/with-class.js';
import css from './edit-button.module.css';
import { PencilIcon } from './icons/pencil-icon.js';

export interface EditButtonProps {
  /** What it opens, for whoever hears it. */
  label: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A pencil beside what it edits: quiet until one comes near it. */
export function EditButton({ label, onClick, ref }: EditButtonProps) {
  return (
    <Round ref={ref} type="button" aria-label={label} onClick={onClick}>
      <PencilIcon />
    </Round>
  );
}

/** A round button with a drawing in it. */
export const Round = withClass('button', css.round);
