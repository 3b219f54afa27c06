import type { CvType, OpenCvFile } from '@babelboard/cvs/contract';
import type { Response } from 'express';
import { sendDocument } from '../privacy/send-document.js';

/** Hands over the copy of a CV, to be saved; a PDF may be shown in the page. */
export async function sendSentCv(
  response: Response,
  file: OpenCvFile & { type: CvType },
  inline: boolean,
): Promise<void> {
  await sendDocument(response, file, { inline: inline && file.type === 'pdf' });
}
