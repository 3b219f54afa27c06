import type { SignalDevice } from '@babelboard/wire';
import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { Fact, focusTitle, Rows, Small } from '../../../frame/settings-section.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useChangeSignal } from '../api/change-signal.js';
import type { Signal } from '../api/find-signal.js';
import css from './signal-devices.module.css';

interface SignalDevicesProps {
  signal: Signal;
  readOnly: boolean;
  /** Gets the focus when a row is gone. */
  titleId: string;
}

/** The other devices to which messages come; each can be taken away. */
export function SignalDevices({ signal, readOnly, titleId }: SignalDevicesProps) {
  const t = useText();
  const { localMoment } = useFormat();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useChangeSignal();
  const others = signal.devices.filter((device) => readOnly || !isHere(device, signal));
  if (others.length === 0) return null;
  const remove = (id: string) =>
    mutate(
      { remove: id },
      {
        onSuccess: (answer) => {
          showToasts(answer);
          focusTitle(titleId);
        },
        onError: (error) =>
          notifications.notify({
            message: failureWords(error, t('signal.failed')),
            type: 'negative',
            group: 'signal',
          }),
      },
    );
  return (
    <div>
      <Heading>{t('signal.others')}</Heading>
      <Rows>
        {others.map(({ id, device, since }) => (
          <li key={id}>
            <Fact>
              <div>
                <p>{device}</p>
                <Small>{t('signal.since', { moment: localMoment(since) })}</Small>
              </div>
              {!readOnly && (
                <Button
                  type="button"
                  data-look="outlined"
                  data-tone="danger"
                  aria-label={t('signal.remove-of', { device })}
                  aria-disabled={isPending}
                  onClick={() => isPending || remove(id)}
                >
                  {t('signal.remove')}
                </Button>
              )}
            </Fact>
          </li>
        ))}
      </Rows>
    </div>
  );
}

/** Where the browser itself no longer knows of it, what the server knows is an old device like any other. */
function isHere({ current }: SignalDevice, { here }: Signal): boolean {
  return current && here.can === 'messages' && here.endpoint !== null;
}

const Heading = withClass('h3', css.heading);
