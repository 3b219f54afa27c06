import { LARGEST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { refusedFields, useFailureWords } from '../../../forms/failure-words.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { useChangeThread } from '../api/change-thread.js';
import type { ThreadOf } from '../api/thread-calls.js';

export interface Attaching {
  key: number;
  name: string;
  /** What has left, from 0 to 1; at 1 the server looks at it. */
  share: number;
  /** Once it is there. */
  id: number | null;
}

const MEGABYTE = 1024 * 1024;

/** The files that go with the next message. */
export function useAttachments(of: ThreadOf) {
  const t = useText();
  const { number } = useFormat();
  const failureWords = useFailureWords();
  const { upload } = useChangeThread(of);
  const [files, setFiles] = useState<readonly Attaching[]>([]);
  const [wrong, setWrong] = useState<string>();
  const stoppers = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  useEffect(() => {
    const open = stoppers.current;
    return () => {
      for (const stopper of open.values()) stopper.abort();
    };
  }, []);
  const change = (key: number, changes: Partial<Attaching>) =>
    setFiles((known) => known.map((file) => (file.key === key ? { ...file, ...changes } : file)));
  const remove = (key: number) => {
    stoppers.current.get(key)?.abort();
    setFiles((known) => known.filter((file) => file.key !== key));
  };

  const send = async (file: File) => {
    next.current += 1;
    const key = next.current;
    const stopper = new AbortController();
    stoppers.current.set(key, stopper);
    setFiles((known) => [...known, { key, name: file.name, share: 0, id: null }]);
    try {
      const { attachment } = await upload({
        file,
        signal: stopper.signal,
        onProgress: (share) => change(key, { share }),
      });
      change(key, { id: attachment.id, share: 1 });
    } catch (error) {
      remove(key);
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const [ofFile] = Object.values(refusedFields(error as Error));
      const words = ofFile ?? failureWords(error as Error, t('conversations.file-failed'));
      setWrong(t('conversations.file-refused', { name: file.name, words }));
    } finally {
      stoppers.current.delete(key);
    }
  };
  const add = (chosen: readonly File[]) => {
    setWrong(undefined);
    const room = MOST_ATTACHMENTS - files.length;
    if (chosen.length > room) setWrong(t('conversations.file-most', { most: MOST_ATTACHMENTS }));
    for (const file of chosen.slice(0, room)) {
      if (file.size > LARGEST_ATTACHMENT_BYTES) {
        const megabytes = number(Math.ceil((file.size / MEGABYTE) * 10) / 10);
        setWrong(
          t('conversations.file-large', { name: file.name, megabytes, most: LARGEST_ATTACHMENT_BYTES / MEGABYTE }),
        );
      } else void send(file);
    }
  };
  /** Those that went with a message; one that was added meanwhile stays. */
  const clear = (sent: readonly number[]) =>
    setFiles((known) => known.filter(({ id }) => id === null || !sent.includes(id)));
  return { files, wrong, add, remove, clear };
}
