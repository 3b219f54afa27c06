import type { ConversationResponse } from '@babelboard/wire';

/** What is known of a thread and its last messages, put together: earlier ones that were asked for stay. */
export function mergeLatest(
  known: ConversationResponse | undefined,
  latest: ConversationResponse,
): ConversationResponse {
  const oldest = latest.messages[0]?.id ?? 0;
  const before = known?.messages.filter(({ id }) => id < oldest) ?? [];
  const meet = !latest.earlier || known?.messages.some(({ id }) => id >= oldest) === true;
  if (known === undefined || before.length === 0 || !meet) return latest;
  return { ...latest, messages: [...before, ...latest.messages], earlier: known.earlier };
}

/** The same with the messages before those that are known. */
export function mergeEarlier(known: ConversationResponse, earlier: ConversationResponse): ConversationResponse {
  const oldest = known.messages[0]?.id ?? Number.POSITIVE_INFINITY;
  const before = earlier.messages.filter(({ id }) => id < oldest);
  return { ...known, messages: [...before, ...known.messages], earlier: earlier.earlier };
}
