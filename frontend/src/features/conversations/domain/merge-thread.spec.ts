import type { ConversationResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { mergeEarlier, mergeLatest } from './merge-thread.js';

const thread = (ids: number[], earlier: boolean, unread = 0) =>
  ({ messages: ids.map((id) => ({ id })), earlier, unread }) as ConversationResponse;
const idsOf = ({ messages }: ConversationResponse) => messages.map(({ id }) => id);

describe('a thread that is read in pieces', () => {
  it('keeps the earlier messages when new ones come', () => {
    const merged = mergeLatest(thread([1, 2, 3, 4], false), thread([3, 4, 5], true, 1));
    expect([idsOf(merged), merged.earlier, merged.unread]).toEqual([[1, 2, 3, 4, 5], false, 1]);
  });

  it('begins anew where messages between may be missing', () => {
    const merged = mergeLatest(thread([1, 2], false), thread([8, 9], true));
    expect([idsOf(merged), merged.earlier]).toEqual([[8, 9], true]);
  });

  it('takes what comes where nothing was known, and where nothing is earlier', () => {
    expect(idsOf(mergeLatest(undefined, thread([1], false)))).toEqual([1]);
    expect(idsOf(mergeLatest(thread([], false), thread([], false)))).toEqual([]);
    expect(idsOf(mergeLatest(thread([4, 5], true), thread([4, 5, 6], true)))).toEqual([4, 5, 6]);
  });

  it('puts earlier ones in front, each once', () => {
    const merged = mergeEarlier(thread([5, 6], true), thread([3, 4, 5], false));
    expect([idsOf(merged), merged.earlier]).toEqual([[3, 4, 5, 6], false]);
  });
});
