import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Logger } from '@nestjs/common';
import type { Response } from 'express';

const logger = new Logger('sentWhole');

/** Sends a file; what breaks, here or there, breaks the answer off. Gives whether every byte was handed over. */
export async function sentWhole(file: Readable, response: Response, size: number): Promise<boolean> {
  let sent = 0;
  try {
    await pipeline(
      file,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          sent += chunk.length;
          yield chunk;
        }
      },
      response,
    );
  } catch (error) {
    logger.warn(`A download broke off after ${sent} of ${size} bytes: ${(error as Error).message}`);
    return false;
  }
  return sent === size;
}
