import type { Candidate } from '@babelboard/wire';
import type { ProfileAnswer } from '../api/profile-answer.js';

/** Lists of a profile that have an order, by their calls. */
export type OrderedList = 'languages' | 'skills' | 'experience' | 'education';

export function idsIn(candidate: Candidate | undefined, list: OrderedList): number[] {
  const items = candidate?.[list === 'skills' ? 'tags' : list] ?? [];
  return items.map(({ id }) => id);
}

/** Whether an answer shows these in their order already; what another window added meanwhile may stand anywhere. */
export function standsSo(answer: ProfileAnswer, list: OrderedList, ids: readonly number[]): boolean {
  const shown = (answer[list] ?? []).map(({ id }) => id).filter((id) => ids.includes(id));
  return shown.join() === ids.filter((id) => shown.includes(id)).join();
}
