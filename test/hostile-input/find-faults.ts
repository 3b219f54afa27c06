import { SaxesParser } from 'saxes';
import type { HostileRequest } from './hostile-requests.js';
import { FOREIGN_HOST } from './hostile-values.js';
import { injectedMarkup } from './injected-markup.js';
import type { Answer } from './send-request.js';

const PROBLEM = 'application/problem+json';
/** What only a program that fell over says. */
const INSIDES =
  /node_modules|\bat [\w.<>]+ \(|QueryFailedError|syntax error at or near|TypeError|ECONNREFUSED|\bundefined is not\b/;

/** What is wrong with the answer, in words; nothing where it is as it should be. */
export function findFaults({ target, mark }: HostileRequest, answer: Answer, base: string): string[] {
  const { status, headers, body } = answer;
  // The server's own parser refused bytes that are no HTTP: nothing of the product was reached.
  if (headers['x-trace-id'] === undefined && [400, 408, 413, 417, 431].includes(status)) {
    return body === '' ? [] : [`text in the answer of the HTTP parser: ${body.slice(0, 120)}`];
  }
  const faults = [...ofHeaders(answer, mark, base)];
  if (status >= 500) {
    faults.push(`status ${status}: ${body.slice(0, 300)}`);
  }
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/html')) {
    faults.push(...injectedMarkup(body, mark, base, headers['content-security-policy']));
  } else if (type.includes('json') && body !== '') {
    faults.push(...ofJson(answer));
  } else if (type.includes('xml') && body !== '') {
    faults.push(...ofXml(body, mark));
  }
  if (target.startsWith('/api/') && status >= 400 && body !== '' && !type.startsWith(PROBLEM)) {
    faults.push(`an API error as ${type || 'nothing'}`);
  }
  if (type.includes(PROBLEM) && INSIDES.test(body)) {
    faults.push(`insides in a problem: ${body.slice(0, 300)}`);
  }
  return faults;
}

function ofHeaders({ status, headers }: Answer, mark: string, base: string): string[] {
  const faults: string[] = [];
  for (const name of Object.keys(headers)) {
    if (name.includes(mark) || name === 'x-injected') {
      faults.push(`the header ${name}`);
    }
  }
  if (headers['x-content-type-options'] !== 'nosniff') {
    faults.push('no nosniff');
  }
  const { location } = headers;
  if (location !== undefined && (!URL.canParse(location, base) || new URL(location, base).origin !== base)) {
    faults.push(`a redirect to ${location}`);
  }
  if (location?.includes(FOREIGN_HOST) && /^(?:[a-z]+:)?[/\\]{2}/i.test(location) && !location.startsWith(`${base}/`)) {
    faults.push(`a redirect that a browser may take to another host: ${location}`);
  }
  if ([301, 302, 303, 307, 308].includes(status) && location === undefined) {
    faults.push(`${status} without an address`);
  }
  return faults;
}

function ofJson({ status, headers, body }: Answer): string[] {
  try {
    const value = JSON.parse(body) as { status?: number };
    const lies = headers['content-type']?.startsWith(PROBLEM) && value.status !== status;
    return lies ? [`a problem of ${value.status} with status ${status}`] : [];
  } catch {
    return [`JSON that is none: ${body.slice(0, 120)}`];
  }
}

function ofXml(body: string, mark: string): string[] {
  const faults: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => faults.push(`XML that is none: ${message}`));
  parser.on('opentag', ({ name, attributes }) => {
    if ([name, ...Object.keys(attributes)].some((each) => each.includes(mark))) {
      faults.push(`the element <${name}>`);
    }
  });
  parser.write(body).close();
  return faults.slice(0, 1);
}
