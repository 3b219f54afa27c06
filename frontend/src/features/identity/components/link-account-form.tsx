import { type PendingSocialLink, type SocialLinkResponse, type SocialStep, socialLinkRequest } from '@babelboard/wire';
import { useState } from 'react';
import { ProblemError } from '../../../api/problem-error.js';
import { TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { PasswordField } from '../../../forms/password-field.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { keptReferral } from '../../../session/referral.js';
import { Button } from '../../../ui/button.js';
import { useLinkSocialIdentity } from '../api/link-social-identity.js';
import { Consents } from './consents.js';
import { DOOR_TITLE, Pair } from './door-page.js';
import { NEEDS_CODE } from './login-form.js';

const ACTIONS: Record<SocialStep, TextKey> = {
  register: 'register.submit',
  password: 'link.submit',
  verify: 'link.mail',
  confirm: 'link.submit',
  code: 'login.submit',
};

const schema = socialLinkRequest.omit({ token: true, mail: true, referral_platform: true });

export interface LinkAccountFormProps {
  token: string;
  pending: PendingSocialLink;
  onDone: (answer: SocialLinkResponse) => void;
}

/** What one step of a login through another site asks for. */
export function LinkAccountForm({ token, pending, onDone }: LinkAccountFormProps) {
  const t = useText();
  const { step, nombre, apellidos } = pending;
  const link = useLinkSocialIdentity();
  const [asksCode, setAsksCode] = useState(step === 'code');
  const send = (body: object, mail: boolean) =>
    link.mutateAsync({ ...body, token, mail, referral_platform: keptReferral() });
  const { formRef, field, submit, refuse, busy, failure } = useWireForm({
    schema,
    defaults: { nombre, apellidos },
    fallback: t('login.failed'),
    send: ({ password, code, ...values }) =>
      send({ ...values, ...(password ? { password } : {}), ...(code ? { code } : {}) }, step === 'verify'),
    done: onDone,
    takes: (error) => {
      const needsCode = error instanceof ProblemError && error.problem?.code === NEEDS_CODE;
      if (needsCode) setAsksCode(true);
      return needsCode;
    },
  });
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={DOOR_TITLE}
      busy={busy}
      failure={failure}
      action={t(ACTIONS[step])}
      busyAction={t('form.sending')}
      beside={
        step === 'password' && (
          <Button
            type="button"
            data-look="plain"
            aria-disabled={link.isPending}
            onClick={() => void send({}, true).then(onDone, refuse)}
          >
            {t('link.mail-instead')}
          </Button>
        )
      }
    >
      {step === 'password' && (
        <PasswordField
          {...field('password', { setValueAs: undefinedWhereEmpty })}
          label={t('password.label')}
          autoComplete="current-password"
        />
      )}
      {asksCode && (
        <TextField
          {...field('code')}
          label={t('login.code')}
          hint={t('link.code-hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      {step === 'register' && (
        <>
          <Pair>
            <TextField {...field('nombre')} label={t('form.first-name')} autoComplete="given-name" maxLength={120} />
            <TextField {...field('apellidos')} label={t('form.last-name')} autoComplete="family-name" maxLength={120} />
          </Pair>
          <Consents
            terms={field('terms')}
            newsletters={field('newsletters')}
            conditions="legal-conditions-and-privacy-policy-for-candidates"
          />
        </>
      )}
    </Form>
  );
}

/** An empty field is no password; the server says at the field that one is needed. */
function undefinedWhereEmpty(value: unknown): unknown {
  return value === '' ? undefined : value;
}
