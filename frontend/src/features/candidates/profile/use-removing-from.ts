import type { Candidate, ProfileResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { PROFILE } from './api/find-profile.js';
import { inTurn } from './api/in-turn.js';
import type { ProfileAnswer } from './api/profile-answer.js';
import { useProfileCall } from './api/use-profile-call.js';
import { type Removing, useRemoving } from './use-removing.js';

/** Lists of a profile that have an order, by their calls. */
export type OrderedList = 'languages' | 'skills' | 'experience' | 'education';

interface Removed extends Pick<Removing, 'name' | 'failed'> {
  id: number;
  /** What adds it again. */
  body: object;
  highlighted?: boolean;
}

/** Gives the function that takes something out of a list at once, and offers to put it back: where it stood, highlighted as it was. */
export function useRemovingFrom(list: OrderedList) {
  const call = useProfileCall();
  const removing = useRemoving();
  const queries = useQueryClient();
  return ({ id, body, highlighted = false, ...said }: Removed) => {
    const before = idsIn(queries.getQueryData<ProfileResponse>(PROFILE)?.user.candidate, list);
    const putBack = async () => {
      const answer = await call('POST', list, body);
      const back = answer.id ?? id;
      const ids = before.map((one) => (one === id ? back : one));
      if (!standsSo(answer, list, ids)) await call('PATCH', `${list}/order`, { ids });
      if (highlighted) await call('PATCH', `${list}/${back}/highlight`, { state: 1 });
    };
    return removing({ ...said, remove: () => call('DELETE', `${list}/${id}`), putBack: () => inTurn(putBack) });
  };
}

function idsIn(candidate: Candidate | undefined, list: OrderedList): number[] {
  const items = candidate?.[list === 'skills' ? 'tags' : list] ?? [];
  return items.map(({ id }) => id);
}

/** Whether an answer shows these in their order already; what another window added meanwhile may stand anywhere. */
function standsSo(answer: ProfileAnswer, list: OrderedList, ids: readonly number[]): boolean {
  const shown = (answer[list] ?? []).map(({ id }) => id).filter((id) => ids.includes(id));
  return shown.join() === ids.filter((id) => shown.includes(id)).join();
}
