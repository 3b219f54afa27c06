import { Loaded } from '../../../frame/loaded.js';
import { useText } from '../../../i18n/use-text.js';
import { useSession } from '../../../session/use-session.js';
import { useFindSignal } from '../api/find-signal.js';
import { SignalDevices } from './signal-devices.js';
import { ThisBrowser } from './this-browser-row.js';

/** On which devices messages come, and whether they come here. */
export default function SignalSettings({ titleId }: { titleId: string }) {
  const t = useText();
  const readOnly = useSession().user?.support != null;
  const signal = useFindSignal(readOnly);
  return (
    <Loaded query={signal} lines={2}>
      {(found) =>
        found.public_key === null ? (
          <p>{t('signal.not-offered')}</p>
        ) : (
          <>
            {!readOnly && <ThisBrowser signal={found} publicKey={found.public_key} />}
            <SignalDevices signal={found} readOnly={readOnly} titleId={titleId} />
          </>
        )
      }
    </Loaded>
  );
}
