import { type ReactNode, useId, useState } from 'react';
import { Small } from '../../../../frame/settings-section.js';
import { withClass } from '../../../../theme/with-class.js';
import { useReadOnly } from '../use-read-only.js';
import css from './switch-row.module.css';

export interface SwitchRowProps {
  title: string;
  /** What comes, in plain words. */
  text?: ReactNode;
  on: boolean;
  busy: boolean;
  /** Saves what was chosen; comes to its end whether or not that worked. */
  change: (on: boolean) => Promise<unknown>;
}

/** A switch that is saved at once; while the server has not answered it shows what was chosen. */
export function SwitchRow({ title, text, on, busy, change }: SwitchRowProps) {
  const id = useId();
  const textId = useId();
  const readOnly = useReadOnly();
  const [chosen, choose] = useState<boolean | null>(null);
  const shown = chosen ?? on;
  const press = async (next: boolean) => {
    choose(next);
    await change(next).catch(() => undefined);
    choose(null);
  };
  return (
    <Label htmlFor={id}>
      <span>
        {title}
        {text !== undefined && (
          <Small as="span" id={textId}>
            {text}
          </Small>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-label={title}
        aria-describedby={text === undefined ? undefined : textId}
        aria-checked={shown}
        checked={shown}
        disabled={readOnly}
        onChange={({ target }) => busy || void press(target.checked)}
      />
    </Label>
  );
}

const Label = withClass('label', css.switch);
