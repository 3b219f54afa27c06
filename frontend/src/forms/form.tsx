import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import { Button } from '../ui/button.js';
import { useRunning } from '../ui/use-running.js';
import css from './form.module.css';

export interface FormProps {
  formRef: Ref<HTMLFormElement>;
  onSubmit: () => unknown;
  /** Id of the heading that names it. */
  titleId: string;
  busy: boolean;
  failure: string | null;
  /** On the button: what it does, and while it does it. */
  action: string;
  busyAction: string;
  /** `danger` where the button takes something away. */
  tone?: 'danger' | undefined;
  /** Of the button: `plain` where the page has something else that is to be done first. */
  look?: 'filled' | 'plain' | undefined;
  children: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
}

/** Fields, what went wrong, and the button. POST by name, so that no early press ever puts a password into an address. */
export function Form(props: FormProps) {
  const {
    formRef,
    onSubmit,
    titleId,
    busy,
    failure,
    action,
    busyAction,
    tone,
    look = 'filled',
    children,
    beside,
  } = props;
  const t = useText();
  const running = useRunning();
  const button = useRef<HTMLButtonElement>(null);
  // Sent before the page ran (`app/head-script.ts`); by now all fields have what was typed into them.
  useEffect(() => {
    const form = button.current?.form;
    if (!running || form?.dataset.sent === undefined) return;
    delete form.dataset.sent;
    setTimeout(() => form.requestSubmit());
  }, [running]);
  return (
    <Fields
      ref={formRef}
      data-waits={running ? undefined : ''}
      method="post"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSubmit();
      }}
    >
      {children}
      {failure !== null && <Failure role="alert">{failure}</Failure>}
      <p className="no-js-only">{t('form.needs-script')}</p>
      <Actions>
        <Button ref={button} type="submit" data-look={look} data-tone={tone} disabled={!running} aria-disabled={busy}>
          {busy ? busyAction : action}
        </Button>
        {beside}
      </Actions>
    </Fields>
  );
}

const Fields = withClass('form', css.fields);

const Failure = withClass('p', css.failure);

const Actions = withClass('div', css.actions);
