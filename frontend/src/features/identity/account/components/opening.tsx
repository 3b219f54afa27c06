import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import css from './opening.module.css';

export interface OpeningProps {
  /** On the button that opens it. */
  label: string;
  /** What the button is about, where its label alone does not say it. */
  about?: string;
  /** `danger` where it leads to taking something away. */
  tone?: 'danger';
  /** What stands beside the button while it is closed, and above the form while it is open. */
  beside?: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a form in its place. The first field gets the focus, and the button gets it back. */
export function Opening({ label, about, tone, beside, children }: OpeningProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) form.current?.querySelector<HTMLElement>('input:not([hidden]), select, textarea, button')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <Line data-open={open}>
      {beside}
      {open ? (
        <Inside ref={form}>{children(() => setOpen(false))}</Inside>
      ) : (
        <Button
          ref={button}
          type="button"
          data-look="outlined"
          data-tone={tone}
          aria-expanded={false}
          aria-label={about === undefined ? undefined : `${label}, ${about}`}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      )}
    </Line>
  );
}

/** As narrow as the forms in front of an account. */
const Inside = withClass('div', css.inside);

const Line = withClass('div', css.line);
