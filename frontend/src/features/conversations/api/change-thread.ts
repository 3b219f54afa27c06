import {
  ATTACHMENT_FIELD,
  type ChangedConversationResponse,
  type ConversationResponse,
  type MessageRequest,
  type ReadMessagesRequest,
  type UploadedAttachmentResponse,
} from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { postJson } from '../../../api/request-json.js';
import { type Upload, uploadFile } from '../../../api/upload-file.js';
import { unreadKey } from '../../../applying/unread-messages.js';
import { takeThread } from './find-thread.js';
import { type ThreadOf, threadKey, threadUrl } from './thread-calls.js';

/** Gives what one does in a thread. @throws ProblemError, OfflineError; an upload also AbortError when it was stopped */
export function useChangeThread({ side, applicationId }: ThreadOf) {
  const queries = useQueryClient();
  return useMemo(() => {
    const of = { side, applicationId };
    const url = threadUrl(of);
    return {
      async post(message: MessageRequest): Promise<void> {
        try {
          takeThread(queries, of, await postJson<ChangedConversationResponse>(url, message));
        } catch (error) {
          // One may no longer write, and is told so in its place.
          void queries.invalidateQueries({ queryKey: threadKey(of) });
          throw error;
        }
      },

      async read(upTo: number): Promise<void> {
        const body: ReadMessagesRequest = { up_to: upTo };
        takeThread(queries, of, await postJson<ConversationResponse>(`${url}/read`, body));
        await queries.invalidateQueries({ queryKey: unreadKey(side) });
      },

      upload: (upload: Omit<Upload, 'field'>) =>
        uploadFile<UploadedAttachmentResponse>(`${url}/attachments`, { ...upload, field: ATTACHMENT_FIELD }),
    };
  }, [queries, side, applicationId]);
}
