import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import { describedBy, Input, Labelled, type LabelledProps } from './fields.js';
import css from './password-field.module.css';

export interface PasswordFieldProps extends LabelledProps {
  autoComplete: 'current-password' | 'new-password';
  /** Below the field, and described by it. */
  after?: ReactNode;
}

/** A password that can be shown; managers may fill and keep it. */
export function PasswordField({ label, hint, error, after, optional: _optional, ...input }: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const row = { ...input, label, hint, error };
  const described = [describedBy(row), after === undefined ? undefined : `${input.id}-after`].filter(Boolean);
  return (
    <Labelled {...row}>
      <Line>
        <Input
          {...input}
          type={shown ? 'text' : 'password'}
          required
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        />
        <Show
          type="button"
          className="js-only"
          aria-controls={input.id}
          aria-label={t(shown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'password.hide-word' : 'password.show-word')}
        </Show>
      </Line>
      {after !== undefined && <div id={`${input.id}-after`}>{after}</div>}
    </Labelled>
  );
}

const Line = withClass('div', css.line);

const Show = withClass('button', css.show);
