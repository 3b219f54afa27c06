import { deleteAccountRequest, loginRequest, renamePasskeyRequest } from '@babelboard/wire';
import { TextField } from '../../../../forms/fields.js';
import { Form } from '../../../../forms/form.js';
import { PasswordField } from '../../../../forms/password-field.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useWireForm } from '../../../../forms/use-wire-form.js';
import { useText } from '../../../../i18n/use-text.js';
import { useAddPasskey } from '../api/add-passkey.js';
import { Cancel } from './cancel.js';
import { FreshLoginHint } from './fresh-login-hint.js';
import { PasswordOwner } from './password-owner.js';

const WITH = renamePasskeyRequest.extend(loginRequest.pick({ password: true }).shape);
const WITHOUT = renamePasskeyRequest.extend(deleteAccountRequest.pick({ password: true }).shape);

interface AddPasskeyFormProps {
  titleId: string;
  hasPassword: boolean;
  onClose: () => void;
}

/** A name and the proof; then the device's own dialog makes the passkey. */
export function AddPasskeyForm({ titleId, hasPassword, onClose }: AddPasskeyFormProps) {
  const t = useText();
  const add = useAddPasskey();
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: hasPassword ? WITH : WITHOUT,
    fallback: t('settings.passkeys-not-added'),
    send: (body) => add.mutateAsync(body),
    done: (answer) => {
      showToasts(answer);
      onClose();
    },
  });
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={titleId}
      busy={busy}
      failure={failure}
      action={t('settings.passkeys-go')}
      busyAction={t('settings.passkeys-waiting')}
      beside={<Cancel onClick={onClose} />}
    >
      <TextField
        {...field('name')}
        label={t('settings.passkeys-name')}
        hint={t('settings.passkeys-name-hint')}
        autoComplete="off"
        maxLength={60}
      />
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
