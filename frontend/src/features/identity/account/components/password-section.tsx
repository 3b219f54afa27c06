import { type User, updatePasswordRequest } from '@babelboard/wire';
import { Form } from '../../../../forms/form.js';
import { NewPasswordField } from '../../../../forms/new-password-field.js';
import { PasswordField } from '../../../../forms/password-field.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useWireForm } from '../../../../forms/use-wire-form.js';
import { Loaded } from '../../../../frame/loaded.js';
import { SettingsSection, titleOf } from '../../../../frame/settings-section.js';
import { useText } from '../../../../i18n/use-text.js';
import { useRequestPasswordReset } from '../../api/request-password-reset.js';
import { useChangePassword } from '../api/change-password.js';
import { useFindSecondFactor } from '../api/find-second-factor.js';
import { isSelfManaged, type SelfManaged } from '../api/settings-call.js';
import { useReadOnly } from '../use-read-only.js';
import { Cancel } from './cancel.js';
import { MailRequest } from './mail-request.js';
import { Opening } from './opening.js';
import { PasswordOwner } from './password-owner.js';

/** Another password; who has none yet, or is an admin, gets one by mail. */
export function PasswordSection({ id, user }: { id: string; user: User }) {
  const t = useText();
  const readOnly = useReadOnly();
  const ways = useFindSecondFactor();
  const reset = useRequestPasswordReset();
  const { type } = user;
  return (
    <SettingsSection id={id} title={t('settings.password')} intro={t('settings.password-intro')}>
      <Loaded query={ways} lines={1}>
        {({ has_password: hasPassword }) => {
          const state = <p>{t(hasPassword ? 'settings.password-set' : 'settings.password-none')}</p>;
          if (readOnly) return state;
          if (!hasPassword || !isSelfManaged(type)) {
            return (
              <MailRequest
                text={state}
                sentText={t('settings.password-sent', { email: user.email })}
                action={t('settings.password-mail')}
                fallback={t('forgotten.failed')}
                use={reset}
                body={{ email: user.email }}
              />
            );
          }
          return (
            <Opening label={t('settings.password-change')} beside={state}>
              {(close) => <ChangePasswordForm type={type} titleId={titleOf(id)} user={user} onClose={close} />}
            </Opening>
          );
        }}
      </Loaded>
    </SettingsSection>
  );
}

interface ChangePasswordFormProps {
  type: SelfManaged;
  titleId: string;
  user: User;
  onClose: () => void;
}

function ChangePasswordForm({ type, titleId, user, onClose }: ChangePasswordFormProps) {
  const t = useText();
  const change = useChangePassword(type);
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: updatePasswordRequest,
    fallback: t('new-password.failed'),
    send: (body) => change.mutateAsync(body),
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
      action={t('new-password.submit')}
      busyAction={t('form.saving')}
      beside={<Cancel onClick={onClose} />}
    >
      <PasswordOwner />
      <PasswordField
        {...field('current_password')}
        label={t('settings.password-current')}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...field('password')}
        label={t('password.new-label')}
        value={form.watch('password') ?? ''}
        personal={[user.nombre, user.apellidos, user.email]}
      />
      <PasswordField
        {...field('password_confirmation')}
        label={t('settings.password-again')}
        autoComplete="new-password"
      />
    </Form>
  );
}
