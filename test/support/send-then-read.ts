import { once } from 'node:events';
import { connect } from 'node:net';

const CHUNK = Buffer.alloc(64 * 1024, 'a');

/** Sends a form of so many bytes, and reads no word of the answer before all is sent, as many programs do. Gives the answer. */
export async function sendThenRead(url: string, headers: Record<string, string>, bytes: number): Promise<string> {
  const { hostname, port, host, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.pause();
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error));
  const lines = Object.entries({
    ...headers,
    Host: host,
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': String(bytes),
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  for (let left = bytes; left > 0; left -= CHUNK.length) {
    if (!socket.write(CHUNK.subarray(0, Math.min(left, CHUNK.length)))) {
      await Promise.race([once(socket, 'drain'), failed]);
    }
  }
  const answer: Buffer[] = [];
  socket.on('data', (chunk) => {
    answer.push(chunk);
    if (Buffer.concat(answer).includes('toasts')) socket.end();
  });
  socket.resume();
  await Promise.race([once(socket, 'close'), failed]);
  return Buffer.concat(answer).toString();
}
