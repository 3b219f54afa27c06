import { interviewMessageRequest } from '@babelboard/wire';
import { useId, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { GrowingArea } from '../../../forms/growing-area.js';
import { useText } from '../../../i18n/use-text.js';
import ConfirmDialog from '../../../ui/confirm-dialog.js';

export interface SayWhyProps {
  /** What is done. */
  kind: 'cancel' | 'others';
  act: (message: string) => Promise<void>;
  onClose: () => void;
}

const TEXTS = {
  cancel: {
    title: 'interviews.cancel-title',
    text: 'interviews.cancel-text',
    label: 'interviews.cancel-label',
    action: 'interviews.cancel',
    failed: 'interviews.not-cancelled',
    tone: 'danger',
  },
  others: {
    title: 'interviews.others-title',
    text: 'interviews.others-text',
    label: 'interviews.others-label',
    action: 'interviews.others-send',
    failed: 'interviews.not-asked',
    tone: undefined,
  },
} as const;

/** Asks what to tell the other side before an interview is called off, or other times are asked for. A lazy part. */
export default function SayWhy({ kind, act, onClose }: SayWhyProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const id = useId();
  const [message, setMessage] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { title, text, label, action, failed, tone } = TEXTS[kind];
  const send = async () => {
    if (!interviewMessageRequest.safeParse({ message }).success) {
      setWrong(t('interviews.message-wrong'));
      return;
    }
    setBusy(true);
    try {
      await act(message);
      onClose();
    } catch (error) {
      setBusy(false);
      setWrong(failureWords(error instanceof Error ? error : new Error(), t(failed)));
    }
  };
  return (
    <ConfirmDialog
      title={t(title)}
      text={t(text)}
      action={t(action)}
      cancel={t('interviews.back')}
      {...(tone === undefined ? {} : { tone })}
      busy={busy}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <GrowingArea
        id={id}
        name="message"
        label={t(label)}
        optional
        error={wrong}
        value={message}
        maxLength={1_000}
        ref={() => undefined}
        onBlur={async () => undefined}
        onChange={async ({ target }) => setMessage(String(target.value))}
      />
    </ConfirmDialog>
  );
}
