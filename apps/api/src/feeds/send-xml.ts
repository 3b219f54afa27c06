import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends a document piece by piece, as fast as the client takes it. What fails before the first piece is thrown like any error;
 * what fails later cuts the connection, so that nobody takes half a document for a whole one.
 */
export async function sendXml(response: Response, pieces: AsyncGenerator<string>): Promise<void> {
  const first = await pieces.next();
  response.type('application/xml');
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(async function* () {
      yield first.value as string;
      yield* pieces;
    }, response);
  } catch (error) {
    // Nobody is left to answer.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      throw error;
    }
  }
}
