import { deleteAccountRequest, loginRequest, type ProofRequest } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { Form } from '../../../../forms/form.js';
import { PasswordField } from '../../../../forms/password-field.js';
import { useWireForm } from '../../../../forms/use-wire-form.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Cancel } from './cancel.js';
import { FreshLoginHint } from './fresh-login-hint.js';
import { PasswordOwner } from './password-owner.js';
import css from './proof-form.module.css';

const WITH = loginRequest.pick({ password: true });
const WITHOUT = deleteAccountRequest.pick({ password: true });

export interface ProofFormProps<Answer> {
  titleId: string;
  hasPassword: boolean;
  /** What is going to happen. */
  text: ReactNode;
  action: string;
  /** `danger` where something is taken away. */
  tone?: 'danger';
  /** What is said when the server says nothing better. */
  fallback: string;
  send: (proof: ProofRequest) => Promise<Answer>;
  done: (answer: Answer) => void;
  onCancel: () => void;
}

/** Asks for what changes to the ways into an account take: its password, or a fresh login of who has none. */
export function ProofForm<Answer>(props: ProofFormProps<Answer>) {
  const { titleId, hasPassword, text, action, tone, fallback, send, done, onCancel } = props;
  const t = useText();
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: hasPassword ? WITH : WITHOUT,
    fallback,
    send: ({ password }) => send(password === undefined ? {} : { password }),
    done,
  });
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={titleId}
      busy={busy}
      failure={failure}
      action={action}
      tone={tone}
      busyAction={t('form.sending')}
      beside={<Cancel onClick={onCancel} />}
    >
      <Text>{text}</Text>
      {hasPassword ? (
        <>
          <PasswordOwner />
          <PasswordField {...field('password')} label={t('password.label')} autoComplete="current-password" />
        </>
      ) : (
        <FreshLoginHint />
      )}
    </Form>
  );
}

const Text = withClass('p', css.text);
