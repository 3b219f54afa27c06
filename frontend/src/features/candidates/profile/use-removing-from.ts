import type { ProfileResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { PROFILE } from './api/find-profile.js';
import { inTurn } from './api/in-turn.js';
import { useProfileCall } from './api/use-profile-call.js';
import { idsIn, type OrderedList, standsSo } from './order/list-ids.js';
import { type Removing, useRemoving } from './use-removing.js';

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
