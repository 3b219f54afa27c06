import { request } from 'node:http';

export interface PostAnswer<T> {
  status: number;
  body: T;
}

/** A POST of JSON on a connection of its own, which is not kept: nothing of the client's pool is in the way of many at once. */
export function post<T>(url: string, body: unknown, address: string, cookie?: string): Promise<PostAnswer<T>> {
  const text = JSON.stringify(body);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'X-Forwarded-For': address,
    ...(cookie === undefined ? {} : { Cookie: cookie, Origin: new URL(url).origin }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent: false, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) as T }),
      );
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
