import { emailRequest } from '@babelboard/wire';
import { useId, useState } from 'react';
import { TextField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { showToasts } from '../forms/show-toasts.js';
import { useWireForm } from '../forms/use-wire-form.js';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import { useResendVerification } from './ask-for-verification.js';
import css from './resend-verification.module.css';

export interface ResendVerificationProps {
  email?: string;
  open?: boolean;
  /** Where the page has something else to be done first. */
  quiet?: boolean;
}

/** Asks for the mail that verifies an address once more: at once where the address is known, else with a field for it. */
export function ResendVerification({ email, open: openAtFirst = false, quiet = false }: ResendVerificationProps) {
  const t = useText();
  const titleId = useId();
  const [open, setOpen] = useState(openAtFirst);
  const resend = useResendVerification();
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: emailRequest,
    ...(email === undefined ? {} : { defaults: { email } }),
    fallback: t('resend.failed'),
    send: (body) => resend.mutateAsync(body),
    done: showToasts,
  });
  if (!open) {
    return (
      <Opener type="button" className="js-only" onClick={() => setOpen(true)}>
        {t('resend.open')}
      </Opener>
    );
  }
  return (
    <Again>
      <h2 id={titleId} className="visually-hidden">
        {t('resend.title')}
      </h2>
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={titleId}
        busy={busy}
        failure={failure}
        action={t('resend.submit')}
        look={quiet ? 'plain' : 'filled'}
        busyAction={t('form.sending')}
      >
        {email === undefined && (
          <TextField {...field('email')} type="email" label={t('form.email-label')} autoComplete="email" />
        )}
      </Form>
    </Again>
  );
}

const Again = withClass('section', css.again);

const Opener = withClass('button', css.opener);
