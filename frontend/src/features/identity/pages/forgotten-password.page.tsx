import { pathTo } from '@babelboard/pages';
import { emailRequest } from '@babelboard/wire';
import { useState } from 'react';
import { TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useRequestPasswordReset } from '../api/request-password-reset.js';
import { DOOR_TITLE, DoorPage, Ways } from '../components/door-page.js';
import { WELCOME_BACK } from '../components/greetings.js';
import { MailNote } from '../components/mail-note.js';

/** Asks for the mail that resets a password; says the same for every address. */
const ForgottenPasswordPage: PageComponent = () => {
  const t = useText();
  const [asked, setAsked] = useState<string | null>(null);
  const request = useRequestPasswordReset();
  useAccountHead(t('forgotten.title'));
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: emailRequest,
    fallback: t('forgotten.failed'),
    send: (body) => request.mutateAsync(body),
    done: (_answer, { email }) => setAsked(email),
  });
  if (asked !== null) {
    return (
      <MailNote title={t('forgotten.sent-title')} text={t('forgotten.sent', { email: asked })} greetings={WELCOME_BACK}>
        <Ways>
          <Link to={pathTo('login')}>{t('door.login')}</Link>
        </Ways>
      </MailNote>
    );
  }
  return (
    <DoorPage title={t('forgotten.title')} intro={<p>{t('forgotten.intro')}</p>} greetings={WELCOME_BACK}>
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={DOOR_TITLE}
        busy={busy}
        failure={failure}
        action={t('forgotten.submit')}
        busyAction={t('form.sending')}
      >
        <TextField
          {...field('email')}
          type="email"
          label={t('form.email-label')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
      <Ways>
        <Link to={pathTo('login')}>{t('door.login')}</Link>
      </Ways>
    </DoorPage>
  );
};

export default ForgottenPasswordPage;
