import { useSyncExternalStore } from 'react';
import { useSession } from '../../session/use-session.js';
import { changeUnsent, keyOf, NOTHING, onUnsent, type Unsent, unsentOf, wasSent } from './unsent.js';

/** What is typed into a part and not sent yet: kept in this tab, while other parts are shown, through reloads and a login in between. */
export function useUnsent(part: string) {
  const account = useSession().user?.id ?? 0;
  const unsent = useSyncExternalStore(
    onUnsent,
    () => unsentOf(account, part),
    () => NOTHING,
  );
  return {
    unsent,
    change: (changes: Partial<Pick<Unsent, 'text' | 'told'>>) => changeUnsent(account, part, changes),
    keyOf: (said: string) => keyOf(account, part, said),
    wasSent: (sent: Pick<Unsent, 'text' | 'told'>) => wasSent(account, part, sent),
  };
}
