import { pathTo } from '@babelboard/pages';
import { DELETION_REASON_IDS, deleteAccountRequest } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { SelectField } from '../../../../forms/fields.js';
import { Form } from '../../../../forms/form.js';
import { PasswordField } from '../../../../forms/password-field.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { TextAreaField } from '../../../../forms/text-area-field.js';
import { useWireForm } from '../../../../forms/use-wire-form.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { useNavigate } from '../../../../router/router.js';
import { sessionStore } from '../../../../session/session-store.js';
import { withClass } from '../../../../theme/with-class.js';
import { SheetBody, SheetDialog } from '../../../../ui/sheet-dialog.js';
import { useDeleteAccount } from '../api/delete-account.js';
import { useFindSecondFactor } from '../api/find-second-factor.js';
import type { SelfManaged } from '../api/settings-call.js';
import { Cancel } from './cancel.js';
import css from './delete-dialog.module.css';
import { FreshLoginHint } from './fresh-login-hint.js';
import { PasswordOwner } from './password-owner.js';

const TITLE = 'delete-account-title';

const REASONS: Record<SelfManaged, Record<(typeof DELETION_REASON_IDS)[number], TextKey>> = {
  candidate: {
    1: 'settings.reason-found',
    2: 'settings.reason-elsewhere',
    3: 'settings.reason-few-offers',
    4: 'settings.reason-mails',
    5: 'settings.reason-privacy',
    6: 'settings.reason-other',
  },
  company: {
    1: 'settings.reason-filled',
    2: 'settings.reason-filled-elsewhere',
    3: 'settings.reason-few-applicants',
    4: 'settings.reason-mails',
    5: 'settings.reason-privacy',
    6: 'settings.reason-other',
  },
};

/** The schema with the password that the account has: the server takes a fresh login in its place, a person may not know. */
const WITH_PASSWORD = deleteAccountRequest.required({ password: true });

/** The last word before an account is deleted: why, and who asks. */
export function DeleteDialog({ type, onClose }: { type: SelfManaged; onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const remove = useDeleteAccount(type);
  const { data: ways } = useFindSecondFactor();
  const gone = useRef(false);
  // Only when this page is left: it would send a guest to the sign-in page.
  useEffect(
    () => () => {
      if (gone.current) sessionStore.end();
    },
    [],
  );
  const hasPassword = ways?.has_password !== false;
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: hasPassword ? WITH_PASSWORD : deleteAccountRequest,
    fallback: t('settings.delete-failed'),
    send: (body) => remove.mutateAsync(body),
    done: (answer) => {
      gone.current = true;
      showToasts(answer);
      navigate(pathTo('home'), { replace: true });
    },
  });
  return (
    <SheetDialog titleId={TITLE} onClose={onClose}>
      <SheetBody>
        <Title id={TITLE}>{t('settings.delete-title')}</Title>
        <Intro>{t('settings.delete-warning')}</Intro>
        <Form
          formRef={formRef}
          onSubmit={submit}
          titleId={TITLE}
          busy={busy}
          failure={failure}
          action={t('settings.delete-submit')}
          busyAction={t('form.sending')}
          tone="danger"
          beside={<Cancel onClick={onClose} />}
        >
          <SelectField
            {...field('motivo_id', { setValueAs: (value) => (value === '' ? undefined : Number(value)) })}
            label={t('settings.delete-reason')}
            choices={DELETION_REASON_IDS.map((reason) => ({ value: reason, text: t(REASONS[type][reason]) }))}
          />
          <TextAreaField
            {...field('texto')}
            label={t('settings.delete-text')}
            hint={t('settings.delete-text-hint')}
            rows={3}
            maxLength={2_000}
            optional
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
      </SheetBody>
    </SheetDialog>
  );
}

const Title = withClass('h2', css.title);

const Intro = withClass('p', css.intro);
