import { loginRequest } from '@babelboard/wire';
import { Form } from '../../../forms/form.js';
import { PasswordField } from '../../../forms/password-field.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { DOOR_TITLE } from './door-page.js';

const schema = loginRequest.pick({ password: true });

export interface TokenProofFormProps<Answer> {
  action: string;
  fallback: string;
  send: (password: string) => Promise<Answer>;
  done: (answer: Answer) => void;
}

/** The password, where the browser shows nothing about who set the account up. */
export function TokenProofForm<Answer>({ action, fallback, send, done }: TokenProofFormProps<Answer>) {
  const t = useText();
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema,
    fallback,
    send: ({ password }) => send(password),
    done,
  });
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={DOOR_TITLE}
      busy={busy}
      failure={failure}
      action={action}
      busyAction={t('form.sending')}
    >
      <PasswordField {...field('password')} label={t('password.label')} autoComplete="current-password" />
    </Form>
  );
}
