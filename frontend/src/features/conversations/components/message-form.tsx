import { LONGEST_MESSAGE } from '@babelboard/wire';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { refusedFields, useFailureWords } from '../../../forms/failure-words.js';
import { GrowingArea } from '../../../forms/growing-area.js';
import { useUnsent } from '../../../forms/inline/use-unsent.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { useChangeThread } from '../api/change-thread.js';
import type { ThreadOf } from '../api/thread-calls.js';
import { AttachedFiles } from './attached-files.js';
import css from './message-form.module.css';
import { useAttachments } from './use-attachments.js';

/** Where one writes. What is typed stays until it is sent, whatever goes wrong. @param to the other side's name */
export function MessageForm({ of, to }: { of: ThreadOf; to: string }) {
  const t = useText();
  const failureWords = useFailureWords();
  const id = useId();
  const { post } = useChangeThread(of);
  const { unsent, change, keyOf, wasSent } = useUnsent(`message-${of.side}-${of.applicationId}`);
  const { text } = unsent;
  const attachments = useAttachments(of);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ids = attachments.files.flatMap((file) => file.id ?? []);
  const waits = ids.length < attachments.files.length;

  const refuse = (words: string) => {
    setWrong(words);
    document.getElementById(id)?.focus();
  };
  const send = async () => {
    if (busy) return;
    if (waits) return refuse(t('conversations.files-wait'));
    if (text.trim() === '' && ids.length === 0) return refuse(t('conversations.empty'));
    setBusy(true);
    setWrong(undefined);
    try {
      await post({ text, attachments: ids, key: keyOf(JSON.stringify([text, ids])) });
      wasSent({ text, told: [] });
      attachments.clear(ids);
      document.getElementById(id)?.focus();
    } catch (error) {
      const { text: ofText } = refusedFields(error as Error);
      refuse(ofText ?? failureWords(error as Error, t('conversations.not-sent')));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <GrowingArea
        id={id}
        name="message"
        label={t('conversations.write', { name: to })}
        hint={t(of.side === 'candidate' ? 'conversations.hint-candidate' : 'conversations.hint-company')}
        error={wrong}
        lang=""
        value={text}
        maxLength={LONGEST_MESSAGE}
        ref={() => undefined}
        onBlur={async () => undefined}
        onChange={async ({ target }) => change({ text: String(target.value) })}
      />
      <AttachedFiles attachments={attachments} />
      <Button type="submit" data-look="filled" aria-disabled={busy}>
        {t(busy ? 'form.sending' : 'conversations.send')}
      </Button>
    </Form>
  );
}

const Form = withClass('form', css.form);
