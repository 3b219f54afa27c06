import { type IncomingHttpHeaders, request } from 'node:http';

export interface Followed {
  status: number;
  headers: IncomingHttpHeaders;
  text(): string;
  /** What stood in `data:`. */
  news(): unknown[];
  isOver(): boolean;
  leave(): void;
}

/** Follows a stream of server-sent events, as a browser would. */
export function followNews(url: string, headers: Record<string, string>): Promise<Followed> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false }, (response) => {
      let text = '';
      let over = false;
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('close', () => {
        over = true;
      });
      // Its end is what is looked at, however it comes.
      response.on('error', () => undefined);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        news: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data)),
        isOver: () => over,
        leave: () => asked.destroy(),
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
