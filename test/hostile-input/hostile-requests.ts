import { Random } from '../support/random.js';
import { hostileBody } from './hostile-bodies.js';
import { FOREIGN_HOST, hostileName, hostileNumber, hostileValue } from './hostile-values.js';
import { encodedOddly } from './odd-encodings.js';
import { KNOWN, PARAMETERS, REPORTS, TARGETS } from './targets.js';

export interface HostileRequest {
  /** Tells it from the others: the same seed and number give the same request. */
  number: number;
  method: string;
  /** Path and query as they go over the wire; each character is one byte. */
  target: string;
  headers: Record<string, string | string[]>;
  body: string;
  /** Lower-case word that stands in what the request brings along and nowhere else. */
  mark: string;
}

/** The request with this number in the row that the seed stands for. */
export function hostileRequest(seed: number, number: number): HostileRequest {
  const random = new Random(seed * 1_000_003 + number);
  const mark = `zq${number.toString(36)}x`;
  const pattern = random.one(TARGETS);
  const request = {
    number,
    mark,
    target: `${path(random, mark, pattern)}${query(random, mark)}`,
    method: method(random),
    headers: headers(random, mark),
    body: '',
  };
  return pattern === REPORTS ? { ...request, ...report(random, mark, request.headers) } : request;
}

/** What is posted, mostly as JSON. */
function report(random: Random, mark: string, headers: HostileRequest['headers']) {
  const type = random.chance(0.8)
    ? 'application/json'
    : random.one([
        'application/json; charset=utf-7',
        'text/plain',
        'application/x-www-form-urlencoded',
        mark,
        'application/xml',
      ]);
  const encoding: Record<string, string> = random.chance(0.05)
    ? { 'content-encoding': random.one(['gzip', 'br', mark]) }
    : {};
  const { 'content-length': _, ...others } = headers;
  return { method: 'POST', headers: { ...others, 'content-type': type, ...encoding }, body: hostileBody(random, mark) };
}

function path(random: Random, mark: string, pattern: string): string {
  // In every second request only the query is hostile, so that it meets a list that is found.
  const known = random.chance(0.5) ? 1 : 0.4;
  const filled = pattern.replace(/\{(\w+)\}/g, (_, kind: string) =>
    kind === 'page' ? page(random, known) : word(random, mark, kind, known),
  );
  if (random.chance(0.01)) {
    return random.one([
      `http://${FOREIGN_HOST}${filled}`,
      `${FOREIGN_HOST}${filled}`,
      `?${filled}`,
      `http:${filled}`,
      '*',
    ]);
  }
  if (known === 1) {
    return filled;
  }
  if (random.chance(0.1)) {
    return `${random.one(['/', '//', '/./', '/../', '/%2f', '/\\', `//${FOREIGN_HOST}/..`, '/;/', '/%00'])}${filled.slice(1)}`;
  }
  return random.chance(0.15)
    ? `${filled}${random.one(['/', '//', '.html', '/1', '/.', '/..', ';a=b', '%20', '%2f', '.json'])}`
    : filled;
}

function page(random: Random, known: number): string {
  return random.chance(known) ? String(1 + random.below(3)) : encodedOddly(random, hostileNumber(random));
}

function word(random: Random, mark: string, kind: string, known: number): string {
  return random.chance(known) ? random.one(KNOWN[kind] ?? []) : encodedOddly(random, hostileValue(random, mark));
}

function query(random: Random, mark: string): string {
  if (random.chance(0.25)) {
    return '';
  }
  if (random.chance(0.02)) {
    const name = random.one(PARAMETERS);
    return `?${Array.from({ length: 1_500 }, (_, n) => `${name}=${n}`).join('&')}`;
  }
  const pairs = Array.from({ length: 1 + random.below(5) }, () => {
    const known = random.one(PARAMETERS);
    const name = random.chance(0.2) ? encodedOddly(random, hostileName(random, known)) : known;
    const value = random.chance(0.4) ? hostileNumber(random) : hostileValue(random, mark);
    return random.chance(0.05)
      ? name
      : `${name}=${random.chance(0.15) ? random.one(KNOWN.place ?? []) : encodedOddly(random, value)}`;
  });
  return `?${pairs.join(random.chance(0.95) ? '&' : random.one(['?', ';', '&&', '#']))}`;
}

function method(random: Random): string {
  return random.chance(0.92)
    ? 'GET'
    : random.one(['HEAD', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']);
}

function headers(random: Random, mark: string): Record<string, string | string[]> {
  const accept: Record<string, string> = random.chance(0.5) ? { accept: 'text/html,application/xhtml+xml' } : {};
  if (random.chance(0.6)) {
    return accept;
  }
  const odd = random.one<Record<string, string | string[]>>([
    { accept: `${mark}/*;q=NaN, ;;;` },
    { 'accept-language': `${'de,'.repeat(500)}${mark};q=9` },
    { 'accept-encoding': random.one(['br;q=0', 'gzip;q=1000, identity;q=0', '*', mark]) },
    { 'if-none-match': random.one(['*', '""', 'W/"x', `"${mark}"`, `${'"a",'.repeat(900)}`]) },
    { 'if-modified-since': random.one(['yesterday', '-1', 'Thu, 01 Jan 1970 00:00:00 GMT']) },
    { range: random.one(['bytes=0-', 'bytes=-1', 'bytes=5-1,9-', `bytes=${'0-1,'.repeat(900)}0-1`]) },
    { host: random.one([FOREIGN_HOST, `${FOREIGN_HOST}:99999`, '', `"><${mark}>`, 'localhost:1@evil', '[::1']) },
    { 'x-forwarded-host': FOREIGN_HOST, 'x-forwarded-proto': 'gopher', 'x-forwarded-for': `<${mark}>, 127.0.0.1` },
    { 'x-original-url': '/metrics', 'x-rewrite-url': '/metrics', 'x-http-method-override': 'DELETE' },
    { cookie: `token=${'a'.repeat(3_000)}; __proto__=1; =; ${mark}="<${mark}>` },
    { 'x-trace-id': `"><${mark}>`, referer: `javascript:${mark}()`, 'user-agent': `<${mark}>` },
    { 'content-type': 'application/json; charset=utf-7', 'content-length': '0', 'transfer-encoding': 'identity' },
    { authorization: random.one(['Bearer', `Basic ${mark}`, 'Bearer '.repeat(200)]), 'x-auth-email': `<${mark}>` },
    { [mark]: 'x'.repeat(9_000) },
    { connection: 'upgrade, close', upgrade: 'h2c', 'http2-settings': mark },
    { expect: random.one(['100-continue', mark]) },
  ]);
  return { ...accept, ...odd };
}
