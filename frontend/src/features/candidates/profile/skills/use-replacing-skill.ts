import type { CandidateSkill, NearSkill, ProfileResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../../i18n/use-text.js';
import { PROFILE } from '../api/find-profile.js';
import { inTurn } from '../api/in-turn.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { idsIn, standsSo } from '../order/list-ids.js';
import { useRemoving } from '../use-removing.js';

/** Gives the function that puts a skill of the catalogue in the place of one in own words, and offers to put that back. */
export function useReplacingSkill() {
  const t = useText();
  const call = useProfileCall();
  const removing = useRemoving();
  const queries = useQueryClient();
  const inPlaceOf = async (id: number, tag: string) => {
    const before = idsIn(queries.getQueryData<ProfileResponse>(PROFILE)?.user.candidate, 'skills');
    const { id: added = id } = await call('POST', 'skills', { tag });
    const answer = await call('DELETE', `skills/${id}`);
    const ids = before.map((one) => (one === id ? added : one));
    if (!standsSo(answer, 'skills', ids)) await call('PATCH', 'skills/order', { ids });
  };
  return (own: CandidateSkill, near: NearSkill) =>
    removing({
      name: own.name,
      said: t('profile.skill-replaced', { name: near.name, own: own.name }),
      remove: () => inTurn(() => inPlaceOf(own.id, near.slug)),
      putBack: () => inTurn(() => inPlaceOf(near.id, own.name)),
    });
}
