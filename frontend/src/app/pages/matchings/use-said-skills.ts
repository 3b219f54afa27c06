import { useState } from 'react';
import { inTurn } from '../../../features/candidates/profile/api/in-turn.js';
import { useProfileCall } from '../../../features/candidates/profile/api/use-profile-call.js';
import type { SaidSkills } from '../../../features/matchings/components/missing-skills.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { offerUndo } from '../../../ui/notifications/offer-undo.js';

const NONE: ReadonlySet<number> = new Set();

/** Adds skills to the profile beside the offers that ask for them, each with the way back; offers are compared anew a moment later. */
export function useSaidSkills(): SaidSkills {
  const t = useText();
  const call = useProfileCall();
  const failureWords = useFailureWords();
  const [ids, setIds] = useState(NONE);
  const show = (id: number, isHeld: boolean) =>
    setIds((before) => new Set(isHeld ? [...before, id] : [...before].filter((one) => one !== id)));
  const change = async (id: number, isHeld: boolean) => {
    show(id, isHeld);
    try {
      const answer = await inTurn(() =>
        isHeld ? call('POST', 'skills', { tag: id }) : call('DELETE', `skills/${id}`),
      );
      offerUndo(answer.toasts?.[0]?.options.message ?? '', t('matchings.undo'), () => void change(id, !isHeld));
    } catch (error) {
      show(id, !isHeld);
      notifications.notify({ message: failureWords(error as Error, t('matchings.not-changed')), type: 'negative' });
    }
  };
  return { ids, toggle: (id) => void change(id, !ids.has(id)) };
}
