import { describe, expect, it } from '@jest/globals';
import { findFaults } from './find-faults.js';
import type { Answer } from './send-request.js';

const BASE = 'http://localhost:3000';
const SOUND = { 'x-trace-id': 'abcdefgh', 'x-content-type-options': 'nosniff' };
const HTML = { ...SOUND, 'content-type': 'text/html; charset=utf-8' };
const PROBLEM = { ...SOUND, 'content-type': 'application/problem+json; charset=utf-8' };

const faultsOf = (target: string, answer: Partial<Answer>) =>
  findFaults(
    { number: 1, method: 'GET', target, headers: {}, body: '', mark: 'zq1x' },
    { status: 200, headers: SOUND, body: '', ...answer },
    BASE,
  );

describe('an answer to a hostile request', () => {
  it.each<[string, string, Partial<Answer>]>([
    ['an error of the server', '/jobs', { status: 500, headers: HTML, body: '<p>' }],
    ['markup of the request', '/jobs', { headers: HTML, body: '<zq1x>' }],
    ['a redirect to another host', '/x', { status: 301, headers: { ...SOUND, location: 'https://evil.example/' } }],
    ['a redirect without a scheme', '/x', { status: 301, headers: { ...SOUND, location: '//evil.example/' } }],
    ['a redirect with backslashes', '/x', { status: 301, headers: { ...SOUND, location: '/\\evil.example/' } }],
    ['a redirect to nowhere', '/x', { status: 302 }],
    ['a header of the request', '/x', { headers: { ...SOUND, 'x-injected': '1' } }],
    ['no word about sniffing', '/x', { headers: { 'x-trace-id': 'abcdefgh' } }],
    ['an API error as a page', '/api/jobs', { status: 404, headers: HTML, body: '<p>' }],
    ['a problem that names another status', '/api/jobs', { status: 404, headers: PROBLEM, body: '{"status":500}' }],
    [
      'a problem that tells of the inside',
      '/api/jobs',
      { status: 422, headers: PROBLEM, body: '{"status":422,"detail":"TypeError"}' },
    ],
    ['JSON that is none', '/api/jobs', { headers: { ...SOUND, 'content-type': 'application/json' }, body: '{"a":' }],
    ['XML that is none', '/feed', { headers: { ...SOUND, 'content-type': 'application/xml' }, body: '<a>&b;</c>' }],
    [
      'an element of the request in XML',
      '/feed',
      { headers: { ...SOUND, 'content-type': 'text/xml' }, body: '<a><zq1x/></a>' },
    ],
    ['words of the HTTP parser', '/x', { status: 400, headers: {}, body: 'stack' }],
  ])('is faulty with %s', (_, target, answer) => {
    expect(faultsOf(target, answer)).not.toEqual([]);
  });

  it.each<[string, string, Partial<Answer>]>([
    ['a page that shows the text', '/jobs', { headers: HTML, body: '<p title="&lt;zq1x&gt;">&lt;zq1x&gt;</p>' }],
    ['a redirect on this host', '/jobs/', { status: 301, headers: { ...SOUND, location: '/jobs?q=//evil.example' } }],
    ['a problem', '/api/jobs?_size=x', { status: 422, headers: PROBLEM, body: '{"status":422}' }],
    ['a feed', '/feed', { headers: { ...SOUND, 'content-type': 'application/atom+xml' }, body: '<a>&lt;zq1x&gt;</a>' }],
    ['a refusal by the HTTP parser', '/x y', { status: 400, headers: {}, body: '' }],
  ])('is sound with %s', (_, target, answer) => {
    expect(faultsOf(target, answer)).toEqual([]);
  });
});
