import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { waitingEvent } from '../session/waiting-wish.js';
import { Note } from '../ui/note.js';

/** Says on the way to an account that the event which somebody wanted to join waits for them. */
export function WaitingEvent() {
  const t = useText();
  const [waits, setWaits] = useState(false);
  useEffect(() => setWaits(waitingEvent.id() !== null), []);
  if (!waits) return null;
  return (
    <Note role="note">
      <p>{t('session.waiting-event')}</p>
    </Note>
  );
}
