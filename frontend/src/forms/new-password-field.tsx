import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import css from './new-password-field.module.css';
import { PasswordField, type PasswordFieldProps } from './password-field.js';
import { passwordHint, SHORTEST_PASSWORD } from './password-hint.js';

const WORDS = ['password.empty', 'password.weak', 'password.fair', 'password.strong'] as const;

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'after' | 'hint'> {
  value: string;
  /** What else the person has typed: name, e-mail. */
  personal: string[];
}

/** A password to be chosen: its rules, and how good it seems. */
export function NewPasswordField({ value, personal, ...field }: NewPasswordFieldProps) {
  const t = useText();
  const { longEnough, impersonal, strength } = passwordHint(value, personal);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      after={
        <Advice>
          <Meter aria-hidden="true" data-strength={strength}>
            <span />
            <span />
            <span />
          </Meter>
          <p>{t(WORDS[strength])}</p>
          <ul>
            <li data-met={longEnough}>{t('password.rule-length', { count: SHORTEST_PASSWORD })}</li>
            <li data-met={value !== '' && impersonal}>{t('password.rule-impersonal')}</li>
          </ul>
        </Advice>
      }
    />
  );
}

const Advice = withClass('div', css.advice);

const Meter = withClass('div', css.meter);
