import type { ExtractionResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendJson } from '../../../../api/request-json.js';
import { refusedFields, useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { noticeSessionEnd } from '../../profile/api/use-profile-call.js';
import { extractionKey } from '../api/find-extraction.js';

/** Something to be taken over: its id, and the call of the profile that does it. */
export interface Taking {
  id: string;
  take: () => Promise<unknown>;
}

/** Takes over what is ticked, one after the other; what is refused stays, with the reason. */
export function useTaking(cvId: number) {
  const t = useText();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<Record<string, string>>({});

  const words = (error: Error) => {
    const [ofField] = Object.values(refusedFields(error));
    return ofField ?? failureWords(error, t('review.item-failed'));
  };
  const settle = async (accepted: string[], dismissed: string[]) => {
    const answer = await sendJson<ExtractionResponse>('PATCH', `/api/candidates/mycv/${cvId}/extraction`, {
      accepted,
      dismissed,
    });
    queries.setQueryData(extractionKey(cvId), answer);
  };
  /** Gives how many were taken; null where something was refused. @param left out: not offered again */
  const take = async (takings: Taking[], left: string[]): Promise<number | null> => {
    setBusy(true);
    const refused: Record<string, string> = {};
    const taken: string[] = [];
    for (const { id, take: run } of takings) {
      try {
        await run();
        taken.push(id);
      } catch (error) {
        noticeSessionEnd(error);
        refused[id] = words(error as Error);
      }
    }
    try {
      // While something is wrong here, the rest of the group is not decided either.
      await settle(taken, Object.keys(refused).length > 0 ? [] : left);
    } catch {
      // It is in the profile already: next time it is known there.
    }
    setFailures(refused);
    setBusy(false);
    return Object.keys(refused).length > 0 ? null : taken.length;
  };
  return { take, busy, failures };
}
