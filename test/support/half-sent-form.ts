import { request } from 'node:http';

export interface HalfSentForm {
  /** Sends the rest. */
  finish(): Promise<{ status: number; body: string }>;
}

/** Sends a form with a file, but for the second half of the file. */
export function sendHalfForm(
  url: string,
  headers: Record<string, string>,
  { field, name, content }: { field: string; name: string; content: Buffer },
): HalfSentForm {
  const half = Math.floor(content.length / 2);
  const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`;
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' },
  });
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
  });
  sent.write(head);
  sent.write(content.subarray(0, half));
  return {
    finish: () => {
      sent.write(content.subarray(half));
      sent.end('\r\n--x--\r\n');
      return answer;
    },
  };
}
