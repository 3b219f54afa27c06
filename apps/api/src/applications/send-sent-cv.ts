import type { CvType, OpenCvFile } from '@babelboard/cvs/contract';
import type { Response } from 'express';
import { sentWhole } from '../privacy/sent-whole.js';

/** Hands over the copy of a CV, to be saved; a PDF may be shown in the page. */
export async function sendSentCv(
  response: Response,
  { name, type, mediaType, size, stream }: OpenCvFile & { type: CvType },
  inline: boolean,
): Promise<void> {
  response.attachment(name).set({
    'Accept-Ranges': 'none',
    'Cache-Control': 'no-store',
    'Content-Length': String(size),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': mediaType,
    'X-Content-Type-Options': 'nosniff',
  });
  if (inline && type === 'pdf') {
    response.set('Content-Disposition', 'inline');
  }
  await sentWhole(stream, response, size);
}
