import { useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { alertInChange } from '../../../job-alerts/alert-in-change.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { BellIcon } from '../../../ui/icons/bell-icon.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import css from './tell-me.module.css';

const SaveList = lazyPart(() => import('../tell-me/save-list.js'), ['jobs/tell-me', 'forms']);

/** Has new offers of a list mailed by one press; a guest leaves an address, or signs in and comes back to the list. */
export function TellMe({ path }: { path: string }) {
  const t = useText();
  const { user } = useSession();
  const [pressed, setPressed] = useState(false);
  if (user !== null && (user.type !== 'candidate' || alertInChange(user.id) !== null)) return null;
  const press = () => setPressed(true);
  const end = () => setPressed(false);
  return (
    <>
      <Tell type="button" className="js-only" data-look="plain" aria-disabled={pressed} onClick={press}>
        <BellIcon />
        {t('tell-me.press')}
      </Tell>
      {pressed && (
        <OptionalPart open={press} close={end}>
          <SaveList path={path} onEnd={end} />
        </OptionalPart>
      )}
    </>
  );
}

const Tell = withClass(Button, css.tell);
