import { pathTo } from '@babelboard/pages';
import { askForGuestAlertRequest } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { ownTimeZone } from '../../../job-alerts/own-time-zone.js';
import { Link } from '../../../router/link.js';
import { writePath } from '../../../router/location.js';
import { useLocation } from '../../../router/router.js';
import { keepTarget } from '../../../session/login-memory.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { SheetBody, SheetDialog } from '../../../ui/sheet-dialog.js';
import { useAskForAlert } from './ask-for-alert.js';
import css from './guest-alert-dialog.module.css';
import { useGuestPreview } from './guest-preview.js';

const TITLE = 'guest-alert-title';

interface GuestAlertProps {
  /** The list: path and query. */
  path: string;
  onClose: () => void;
}

/** Has new offers of a list mailed to who has no account: they leave an address, and confirm it by mail. */
export default function GuestAlertDialog({ path, onClose }: GuestAlertProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SheetDialog titleId={TITLE} onClose={onClose}>
      {sentTo === null ? (
        <AddressForm path={path} onSent={setSentTo} onCancel={onClose} />
      ) : (
        <Sent email={sentTo} onClose={onClose} />
      )}
    </SheetDialog>
  );
}

interface AddressFormProps {
  path: string;
  onSent: (email: string) => void;
  onCancel: () => void;
}

function AddressForm({ path, onSent, onCancel }: AddressFormProps) {
  const t = useText();
  const here = writePath(useLocation());
  const ask = useAskForAlert();
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: askForGuestAlertRequest,
    defaults: { path, time_zone: ownTimeZone() },
    fallback: t('guest-alert.failed'),
    send: (body) => ask.mutateAsync(body),
    done: (_answer, { email }) => onSent(email),
  });
  return (
    <Room>
      <h2 id={TITLE}>{t('guest-alert.title')}</h2>
      <p>{t('guest-alert.intro')}</p>
      <HowMuch path={path} />
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={TITLE}
        busy={busy}
        failure={failure}
        action={t('guest-alert.submit')}
        busyAction={t('form.sending')}
        beside={
          <Button type="button" data-look="plain" onClick={onCancel}>
            {t('guest-alert.cancel')}
          </Button>
        }
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
      <p>
        <small>{t('guest-alert.privacy')}</small>
      </p>
      <p>
        <Link to={pathTo('login')} onClick={() => keepTarget(here)}>
          {t('guest-alert.login')}
        </Link>
      </p>
    </Room>
  );
}

/** How much the alert would bring; room for the line is there before it is known. */
function HowMuch({ path }: { path: string }) {
  const t = useText();
  const { data, error } = useGuestPreview(path);
  if (error !== null) return null;
  if (data === undefined) return <p role="status">{t('guest-alert.preview-waits')}</p>;
  const { days, offers, or_more: orMore, per_week: count } = data;
  const words =
    offers === 0
      ? t('guest-alert.preview-none', { days })
      : t(orMore ? 'guest-alert.preview-many' : 'guest-alert.preview-count', { count });
  return <p role="status">{words}</p>;
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Room>
      <h2 id={TITLE} ref={heading} tabIndex={-1}>
        {t('guest-alert.sent-title')}
      </h2>
      <p>{t('guest-alert.sent', { email })}</p>
      <Button type="button" data-look="filled" onClick={onClose}>
        {t('guest-alert.close')}
      </Button>
    </Room>
  );
}

const Room = withClass(SheetBody, css.room);
