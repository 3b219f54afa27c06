import autocannon from 'autocannon';

export interface HttpBenchOptions {
  /** Address of a board that runs. */
  url: string;
  /** Seconds for each measurement. */
  seconds: number;
}

const CONNECTIONS = [1, 16, 64];
const WARM_UP_SECONDS = 3;

const TARGETS: [name: string, path: string][] = [
  ['list HTML', '/jobs-for-German-speakers'],
  ['list JSON', '/api/jobs-for-German-speakers'],
];

/** Requests per second and latencies of a list under load, as page and as JSON. Gives the number of failed requests. */
export async function benchHttp(options: HttpBenchOptions, print: (line: string) => void): Promise<number> {
  const base = options.url.replace(/\/+$/, '');
  let failed = 0;
  print('what       connections  requests/s   p50 ms   p99 ms   errors   not 2xx');
  for (const [name, path] of TARGETS) {
    await load(base + path, 4, WARM_UP_SECONDS);
    for (const connections of CONNECTIONS) {
      const { requests, latency, errors, non2xx } = await load(base + path, connections, options.seconds);
      failed += errors + non2xx;
      const figures = [requests.average, latency.p50, latency.p99, errors, non2xx].map((figure) =>
        String(figure).padStart(9),
      );
      print(`${name.padEnd(10)} ${String(connections).padStart(11)} ${figures.join('')}`);
    }
  }
  return failed;
}

function load(url: string, connections: number, duration: number): Promise<autocannon.Result> {
  return autocannon({ url, connections, duration, headers: { 'Accept-Encoding': 'br, gzip' } });
}
