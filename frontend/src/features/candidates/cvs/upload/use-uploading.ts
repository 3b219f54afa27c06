import { LARGEST_CV_BYTES, type UploadedCvResponse } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { ProblemError } from '../../../../api/problem-error.js';
import { refusedFields, useFailureWords } from '../../../../forms/failure-words.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { useText } from '../../../../i18n/use-text.js';
import { useUploadCv } from '../api/upload-cv.js';

export type Uploading =
  | { state: 'idle' }
  /** `share`: what has left, from 0 to 1; at 1 it is read. */
  | { state: 'sending'; name: string; share: number }
  /** `file`: to be tried again; null where it would be refused again. */
  | { state: 'failed'; words: string; file: File | null; from: Origin };

/** Of a file: chosen, or made of text that was pasted and stays where it is. */
type Origin = 'file' | 'text';

const MEGABYTE = 1024 * 1024;

/** One file on its way, from the choice to what was read in it. */
export function useUploading(done: (answer: UploadedCvResponse, from: Origin) => void) {
  const t = useText();
  const { number } = useFormat();
  const failureWords = useFailureWords();
  const upload = useUploadCv();
  const [uploading, setUploading] = useState<Uploading>({ state: 'idle' });
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const refused = (error: unknown, file: File, from: Origin): Uploading => {
    if (error instanceof DOMException && error.name === 'AbortError') return { state: 'idle' };
    const cause = error as Error;
    if (cause instanceof ProblemError && cause.problem?.code === 'NOT_SIGNED_IN') {
      const words = from === 'text' ? t('cvs.text-signed-out') : t('cvs.signed-out', { name: file.name });
      return { state: 'failed', words, file: null, from };
    }
    const [ofFile] = Object.values(refusedFields(cause));
    if (ofFile !== undefined) return { state: 'failed', words: ofFile, file: null, from };
    return { state: 'failed', words: failureWords(cause, t('cvs.failed')), file, from };
  };
  const send = async (file: File, from: Origin = 'file') => {
    if (file.size > LARGEST_CV_BYTES) {
      const megabytes = number(Math.ceil((file.size / MEGABYTE) * 10) / 10);
      const words = t('cvs.too-large', { name: file.name, megabytes });
      setUploading({ state: 'failed', words, file: null, from });
      return;
    }
    const control = new AbortController();
    stopper.current = control;
    setUploading({ state: 'sending', name: file.name, share: 0 });
    try {
      const answer = await upload({
        file,
        signal: control.signal,
        onProgress: (share) => setUploading({ state: 'sending', name: file.name, share }),
      });
      setUploading({ state: 'idle' });
      showToasts(answer);
      done(answer, from);
    } catch (error) {
      setUploading(refused(error, file, from));
    }
  };
  return { uploading, send, stop: () => stopper.current?.abort() };
}
