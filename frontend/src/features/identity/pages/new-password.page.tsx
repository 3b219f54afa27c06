import { pathTo } from '@babelboard/pages';
import { resetPasswordRequest } from '@babelboard/wire';
import { useState } from 'react';
import { Form } from '../../../forms/form.js';
import { NewPasswordField } from '../../../forms/new-password-field.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useNavigate } from '../../../router/router.js';
import { sessionStore } from '../../../session/session-store.js';
import { useIsLinkDead } from '../api/check-mailed-link.js';
import { useResetPassword } from '../api/reset-password.js';
import { DeadLink } from '../components/dead-link.js';
import { DOOR_TITLE, DoorPage, Ways } from '../components/door-page.js';
import { WELCOME_BACK } from '../components/greetings.js';
import { useHiddenToken } from '../components/use-hidden-token.js';

/** The field can be shown, so nobody has to type twice. */
const schema = resetPasswordRequest.pick({ password: true });

/** Sets a new password. The token leaves the address bar at once: nothing that looks at it later finds one. */
const NewPasswordPage: PageComponent<'new-password'> = ({ page }) => {
  const t = useText();
  const navigate = useNavigate();
  const [token] = useState(() => page.params.token);
  const reset = useResetPassword();
  useAccountHead(t('new-password.title'));
  useHiddenToken(pathTo('forgotten-password'));
  const dead = useIsLinkDead('reset-password', token);
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema,
    fallback: t('new-password.failed'),
    send: ({ password }) => reset.mutateAsync({ token, password, password_confirmation: password }),
    done: (answer) => {
      sessionStore.end();
      showToasts(answer);
      navigate(pathTo('login'), { replace: true });
    },
  });
  const again = (
    <Ways>
      <Link to={pathTo('forgotten-password')}>{t('new-password.again')}</Link>
    </Ways>
  );
  if (dead) return <DeadLink title={t('new-password.title')}>{again}</DeadLink>;
  return (
    <DoorPage title={t('new-password.title')} intro={<p>{t('new-password.intro')}</p>} greetings={WELCOME_BACK}>
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={DOOR_TITLE}
        busy={busy}
        failure={failure}
        action={t('new-password.submit')}
        busyAction={t('form.saving')}
      >
        <NewPasswordField
          {...field('password')}
          label={t('password.new-label')}
          value={form.watch('password') ?? ''}
          personal={[]}
        />
      </Form>
      {again}
    </DoorPage>
  );
};

export default NewPasswordPage;
