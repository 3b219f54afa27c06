import { type User, updateEmailRequest } from '@babelboard/wire';
import { useState } from 'react';
import { useResendVerification } from '../../../../account-notes/ask-for-verification.js';
import { TextField } from '../../../../forms/fields.js';
import { Form } from '../../../../forms/form.js';
import { PasswordField } from '../../../../forms/password-field.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useWireForm } from '../../../../forms/use-wire-form.js';
import { Badge, SettingsSection, titleOf } from '../../../../frame/settings-section.js';
import { useText } from '../../../../i18n/use-text.js';
import { Note } from '../../../../ui/note.js';
import { useChangeEmail } from '../api/change-email.js';
import { useFindSecondFactor } from '../api/find-second-factor.js';
import { isSelfManaged, type SelfManaged } from '../api/settings-call.js';
import { useReadOnly } from '../use-read-only.js';
import { Cancel } from './cancel.js';
import { MailRequest } from './mail-request.js';
import { MailTrouble } from './mail-trouble.js';
import { Opening } from './opening.js';

/** The address of the account, whether it is confirmed, and the way to another one. */
export function EmailSection({ id, user }: { id: string; user: User }) {
  const t = useText();
  const readOnly = useReadOnly();
  const [asked, setAsked] = useState<string | null>(null);
  const { data: ways } = useFindSecondFactor();
  const resend = useResendVerification();
  const address = (
    <p>
      <strong>{user.email}</strong>
      <Badge data-tone={user.validado ? 'good' : 'bad'}>
        {t(user.validado ? 'settings.email-verified' : 'settings.email-unverified')}
      </Badge>
    </p>
  );
  const type = isSelfManaged(user.type) ? user.type : null;
  const mayChange = !readOnly && type !== null && ways?.has_password === true;
  return (
    <SettingsSection id={id} title={t('settings.email')} intro={t('settings.email-intro')}>
      {mayChange ? (
        <Opening label={t('settings.email-change')} beside={address}>
          {(close) => (
            <ChangeEmailForm
              type={type}
              titleId={titleOf(id)}
              onDone={(email) => {
                setAsked(email);
                close();
              }}
              onCancel={close}
            />
          )}
        </Opening>
      ) : (
        address
      )}
      <MailTrouble user={user} />
      {asked !== null && (
        <Note role="status">
          <p>{t('settings.email-asked', { email: asked })}</p>
        </Note>
      )}
      {!user.validado && !readOnly && (
        <MailRequest
          text={t('settings.email-verify', { type: user.type })}
          sentText={t('settings.email-sent')}
          action={t('resend.submit')}
          fallback={t('resend.failed')}
          use={resend}
          body={{ email: user.email }}
        />
      )}
      {ways?.has_password === false && <p>{t('settings.email-needs-password')}</p>}
    </SettingsSection>
  );
}

interface ChangeEmailFormProps {
  type: SelfManaged;
  titleId: string;
  onDone: (email: string) => void;
  onCancel: () => void;
}

function ChangeEmailForm({ type, titleId, onDone, onCancel }: ChangeEmailFormProps) {
  const t = useText();
  const change = useChangeEmail(type);
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: updateEmailRequest,
    fallback: t('settings.email-failed'),
    send: (body) => change.mutateAsync(body),
    done: (answer, { email }) => {
      showToasts(answer);
      onDone(email);
    },
  });
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={titleId}
      busy={busy}
      failure={failure}
      action={t('settings.email-submit')}
      busyAction={t('form.sending')}
      beside={<Cancel onClick={onCancel} />}
    >
      <TextField
        {...field('email')}
        type="email"
        label={t('settings.email-new')}
        hint={t('settings.email-hint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label={t('password.label')} autoComplete="current-password" />
    </Form>
  );
}
