import styled from '@emotion/styled';
import { useText } from '../i18n/use-text.js';
import { radius, token, type } from '../theme/theme.js';
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

const Advice = styled('div')({
  marginTop: 10,
  fontSize: type.small,
  '& p': { fontWeight: 600 },
  '& ul': { listStyle: 'none', color: token('ink-soft') },
  '& li::before': { content: '"·"', display: 'inline-block', width: '1.3em' },
  '& li[data-met="true"]': { color: token('positive') },
  '& li[data-met="true"]::before': { content: '"✓" / ""' },
});

const Meter = styled('div')({
  display: 'flex',
  gap: 6,
  marginBottom: 6,
  '& span': { flex: 1, height: 5, borderRadius: radius.round, background: token('tint-strong') },
  '&[data-strength="1"] span:nth-of-type(-n+1), &[data-strength="2"] span:nth-of-type(-n+2), &[data-strength="3"] span':
    {
      background: token('accent'),
    },
});
