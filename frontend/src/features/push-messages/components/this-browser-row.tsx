import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { Badge, Fact, Small } from '../../../frame/settings-section.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useChangeSignal } from '../api/change-signal.js';
import type { Signal } from '../api/find-signal.js';
import { NotAllowed } from '../browser/this-browser.js';

type Here = 'on' | 'off' | 'other-key' | 'blocked' | 'home-screen' | 'unsupported';

const WORDS: Record<Here, { state: TextKey; text: TextKey }> = {
  on: { state: 'signal.on', text: 'signal.on-text' },
  off: { state: 'signal.off', text: 'signal.off-text' },
  'other-key': { state: 'signal.off', text: 'signal.other-key-text' },
  blocked: { state: 'signal.blocked', text: 'signal.blocked-text' },
  'home-screen': { state: 'signal.home-screen', text: 'signal.home-screen-text' },
  unsupported: { state: 'signal.unsupported', text: 'signal.unsupported-text' },
};

/** Whether messages come to this browser, and what one can do about it. */
export function ThisBrowser({ signal, publicKey }: { signal: Signal; publicKey: string }) {
  const t = useText();
  const { mutate, isPending } = useChangeSignal();
  const failed = useFailed();
  const here = stateOf(signal, publicKey);
  const { state, text } = WORDS[here];
  const press = () => {
    const { here: browser } = signal;
    if (isPending || browser.can !== 'messages') return;
    mutate(
      here === 'on' && browser.endpoint !== null ? { on: false, endpoint: browser.endpoint } : { on: true, publicKey },
      { onSuccess: showToasts, onError: failed },
    );
  };
  return (
    <Fact>
      <div>
        <p>
          <strong>{t('signal.this-device')}</strong>
          <Badge role="status" data-tone={here === 'on' ? 'good' : here === 'blocked' ? 'bad' : undefined}>
            {t(state)}
          </Badge>
        </p>
        <Small>{t(text)}</Small>
      </div>
      {(here === 'on' || here === 'off' || here === 'other-key') && (
        <Button
          type="button"
          data-look={here === 'on' ? 'outlined' : 'filled'}
          aria-disabled={isPending}
          aria-busy={isPending}
          onClick={press}
        >
          {t(here === 'on' ? 'signal.switch-off' : 'signal.switch-on')}
        </Button>
      )}
    </Fact>
  );
}

function stateOf({ here, devices }: Signal, publicKey: string): Here {
  switch (here.can) {
    case 'nothing':
      return 'unsupported';
    case 'only-from-home-screen':
      return 'home-screen';
    case 'nothing-allowed':
      return 'blocked';
    case 'messages':
      if (here.endpoint === null || !devices.some(({ current }) => current)) return 'off';
      // A subscription for the key that this site had before lets no message of ours pass.
      return here.key === null || here.key === publicKey ? 'on' : 'other-key';
  }
}

function useFailed() {
  const t = useText();
  const failureWords = useFailureWords();
  return (error: Error) => {
    // What browsers block from now on says so in the row.
    const asked = error instanceof NotAllowed;
    const message = asked ? t('signal.not-allowed') : failureWords(error, t('signal.failed'));
    notifications.notify({ message, type: asked ? 'info' : 'negative', group: 'signal' });
  };
}
