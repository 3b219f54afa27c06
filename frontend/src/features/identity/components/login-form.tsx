import { type LoginResponse, loginRequest } from '@babelboard/wire';
import { useEffect, useState } from 'react';
import { ProblemError } from '../../../api/problem-error.js';
import { ImpossibleAnswer } from '../../../forms/failure-words.js';
import { TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { PasswordField } from '../../../forms/password-field.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { rememberedEmail } from '../../../session/login-memory.js';
import { Button } from '../../../ui/button.js';
import { useLogIn } from '../api/log-in.js';
import { DOOR_TITLE } from './door-page.js';

/** What the server says where the password is right and a code is missing. */
export const NEEDS_CODE = 'SECOND_FACTOR_REQUIRED';

/** E-mail and password; then the code, where the account asks for one. What was typed stays for the next try. */
export function LoginForm({ onLogin }: { onLogin: (answer: LoginResponse) => void }) {
  const t = useText();
  const logIn = useLogIn();
  const [asksCode, setAsksCode] = useState(false);
  const [recovery, setRecovery] = useState(false);
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: loginRequest,
    fallback: t('login.failed'),
    send: ({ code, ...who }) => logIn.mutateAsync(asksCode && code !== undefined ? { ...who, code } : who),
    done: (answer) => {
      if (answer.user.token === undefined) throw new ImpossibleAnswer(t('login.no-token'));
      onLogin(answer);
    },
    takes: (error) => {
      const needsCode = error instanceof ProblemError && error.problem?.code === NEEDS_CODE;
      if (needsCode) setAsksCode(true);
      return needsCode;
    },
  });
  useEffect(() => {
    const email = rememberedEmail();
    if (email !== '' && !form.getValues('email')) form.setValue('email', email);
  }, [form]);
  useEffect(() => {
    if (asksCode) form.setFocus('code');
  }, [asksCode, form]);

  const startAgain = () => {
    form.resetField('code');
    setAsksCode(false);
  };
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={DOOR_TITLE}
      busy={busy}
      failure={failure}
      action={t('login.submit')}
      busyAction={t('login.busy')}
      beside={
        asksCode && (
          <Button type="button" data-look="plain" onClick={startAgain}>
            {t('login.other-account')}
          </Button>
        )
      }
    >
      {asksCode ? (
        <>
          <TextField
            {...field('code')}
            key={recovery ? 'recovery' : 'code'}
            label={t(recovery ? 'login.recovery-code' : 'login.code')}
            hint={t(recovery ? 'login.recovery-hint' : 'login.code-hint')}
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete={recovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
          <Button type="button" data-look="plain" onClick={() => setRecovery(!recovery)}>
            {t(recovery ? 'login.use-code' : 'login.use-recovery')}
          </Button>
        </>
      ) : (
        <>
          <TextField
            {...field('email')}
            type="email"
            label={t('form.email-label')}
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField {...field('password')} label={t('password.label')} autoComplete="current-password" />
        </>
      )}
    </Form>
  );
}
