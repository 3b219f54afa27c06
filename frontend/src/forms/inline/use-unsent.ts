import { useState } from 'react';
import { keepEdit, keptEdit } from '../../../forms/inline/drafts.js';
import { useSession } from '../../../session/use-session.js';
import type { ThreadOf } from '../api/thread-calls.js';

/** What is typed and not sent yet: kept in this tab, through reloads and a login in between. */
export function useDraftText({ side, applicationId }: ThreadOf): [string, (text: string) => void] {
  const account = useSession().user?.id ?? 0;
  const part = `message-${side}-${applicationId}`;
  const [text, setText] = useState(() => String(keptEdit(account, part)?.values.text ?? ''));
  const change = (next: string) => {
    setText(next);
    keepEdit(account, part, next === '' ? null : { values: { text: next }, base: {} });
  };
  return [text, change];
}
