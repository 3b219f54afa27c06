import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';

export interface DecisionButtonProps {
  text: string;
  /** What says which one it is, where the page has many of them. */
  label?: string;
  tone?: 'danger';
  run: () => Promise<unknown>;
}

/** One press, one decision; says where it could not be made. */
export function DecisionButton({ text, label, tone, run }: DecisionButtonProps) {
  const t = useText();
  const words = useFailureWords();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      notifications.notify({ type: 'negative', message: words(error as Error, t('review.not-stored')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      type="button"
      data-look="outlined"
      data-tone={tone}
      aria-label={label}
      aria-disabled={busy}
      onClick={() => busy || void press()}
    >
      {text}
    </Button>
  );
}
