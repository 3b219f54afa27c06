import { type ApplicationDetail, objectionRequest } from '@babelboard/wire';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFailureWords } from '../../../forms/failure-words.js';
import { GrowingArea } from '../../../forms/growing-area.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { useChangeApplication } from '../api/change-application.js';
import css from './object-to-status.module.css';

/** Says to the company that what stands there is not so. */
export function ObjectToStatus({ application }: { application: ApplicationDetail }) {
  const t = useText();
  const { date } = useFormat();
  const failureWords = useFailureWords();
  const id = useId();
  const { object } = useChangeApplication(application);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (application.objected_at !== null && application.objection !== null) {
    return <p>{t('applications.objected', { date: date(application.objected_at), text: application.objection })}</p>;
  }
  if (application.status === 'withdrawn') return null;
  if (!open) {
    return (
      <Button
        type="button"
        data-look="plain"
        onClick={() => {
          flushSync(() => setOpen(true));
          document.getElementById(id)?.focus();
        }}
      >
        {t('applications.object')}
      </Button>
    );
  }
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!objectionRequest.safeParse({ text }).success) {
      setWrong(t('applications.object-missing'));
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    try {
      showToasts(await object(text));
      setOpen(false);
    } catch (error) {
      if (error instanceof Error) setWrong(failureWords(error, t('applications.not-changed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form noValidate onSubmit={send}>
      <GrowingArea
        id={id}
        name="objection"
        label={t('applications.object-label')}
        hint={t('applications.object-hint')}
        error={wrong}
        value={text}
        maxLength={2_000}
        ref={() => undefined}
        onBlur={async () => undefined}
        onChange={async ({ target }) => setText(String(target.value))}
      />
      <div>
        <Button type="submit" data-look="outlined" aria-disabled={busy}>
          {t(busy ? 'applications.object-sending' : 'applications.object-send')}
        </Button>
        <Button type="button" data-look="plain" onClick={() => setOpen(false)}>
          {t('applications.object-cancel')}
        </Button>
      </div>
    </Form>
  );
}

const Form = withClass('form', css.form);
