import { registerMemberRequest } from '@babelboard/wire';
import { TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { NewPasswordField } from '../../../forms/new-password-field.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { sessionStore } from '../../../session/session-store.js';
import { useRegisterMember } from '../api/invitations.js';
import { useLogIn } from '../api/log-in.js';
import { Consents } from './consents.js';
import { DOOR_TITLE, Pair } from './door-page.js';

/** Who is invited and has no account: a name and a password, the address is known. */
export function RegisterMemberForm({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const t = useText();
  const register = useRegisterMember();
  const logIn = useLogIn();
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: registerMemberRequest,
    defaults: { token },
    fallback: t('register.failed'),
    send: async (values) => {
      await register.mutateAsync(values);
      // Where this fails, the account is there all the same, and the next page asks for the password.
      return logIn.mutateAsync({ email, password: values.password }).catch(() => null);
    },
    done: (login) => {
      if (login !== null) sessionStore.begin(login);
      onDone();
    },
  });
  const [nombre = '', password = ''] = form.watch(['nombre', 'password']);
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={DOOR_TITLE}
      busy={busy}
      failure={failure}
      action={t('invitation.register')}
      busyAction={t('form.sending')}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Pair>
        <TextField {...field('nombre')} label={t('form.first-name')} autoComplete="given-name" maxLength={120} />
        <TextField {...field('apellidos')} label={t('form.last-name')} autoComplete="family-name" maxLength={120} />
      </Pair>
      <NewPasswordField
        {...field('password')}
        label={t('password.label')}
        value={password}
        personal={[email, nombre]}
      />
      <Consents terms={field('terms')} newsletters={field('newsletters')} conditions="legal-conditions-for-companies" />
    </Form>
  );
}
