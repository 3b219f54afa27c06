import type { Request, Response } from 'express';
import { ENCODINGS, type Encoding, type StoredPage } from './stored-page.js';

/** Sends a page in the best encoding that the client takes, or 304 where the client has it already. */
export async function sendPage(request: Request, response: Response, page: StoredPage): Promise<void> {
  response.status(page.status).set(page.headers).vary('Accept-Encoding');
  if (page.status === 200 && page.headers['Cache-Control'] !== 'no-store') {
    response.set('ETag', page.etag);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
  }
  const encoding = (request.acceptsEncodings(...ENCODINGS) || 'identity') as Encoding;
  const bytes = await page.bytes(encoding);
  if (encoding !== 'identity') {
    response.set('Content-Encoding', encoding);
  }
  response.set('Content-Length', String(bytes.length)).end(request.method === 'HEAD' ? undefined : bytes);
}
