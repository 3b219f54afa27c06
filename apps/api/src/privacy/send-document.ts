import type { OpenCvFile } from '@babelboard/cvs/contract';
import type { Response } from 'express';
import { sentWhole } from './sent-whole.js';

/** Hands over a document of somebody: to be saved, or shown in the page. */
export async function sendDocument(
  response: Response,
  { name, mediaType, size, stream }: OpenCvFile,
  { inline } = { inline: false },
): Promise<void> {
  response.attachment(name).set({
    'Accept-Ranges': 'none',
    'Cache-Control': 'no-store',
    'Content-Length': String(size),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': mediaType,
    'X-Content-Type-Options': 'nosniff',
  });
  if (inline) {
    response.set('Content-Disposition', 'inline');
  }
  await sentWhole(stream, response, size);
}
