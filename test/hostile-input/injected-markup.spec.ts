import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { injectedMarkup } from './injected-markup.js';

const BASE = 'http://localhost:3000';
const found = (body: string) => injectedMarkup(`<!doctype html><title>x</title>${body}`, 'zq1x', BASE);

describe('markup that a request brought along', () => {
  it.each([
    '<zq1x>',
    '<p title="" zq1x="1">',
    '<p onmouseover="f()">',
    '<img src=x onerror=zq1x()>',
    '<script>zq1x()</script>',
    '<script type="application/json">{"a":"</script><b>"}</script>',
    '<a href="java\tscript:f()">',
    '<a href=" javascript:f()">',
    '<a href="//evil.example/x">',
    '<a href="/\\evil.example/x">',
    '<form action="data:text/html,x">',
    '<base href="/x">',
    '<iframe></iframe>',
    '<meta http-equiv="refresh" content="0">',
    '<!-- zq1x -->',
  ])('is found: %s', (body) => {
    expect(found(body)).not.toEqual([]);
  });

  it.each([
    '<p title="&quot; zq1x=1">&lt;zq1x&gt; zq1x</p>',
    '<a href="/jobs?keywords=javascript:zq1x">x</a>',
    '<a href="/jobs?next=//evil.example">x</a>',
    '<script type="application/json">{"a":"\\u003c/script>zq1x"}</script>',
    '<script type="module" src="/assets/a.js"></script>',
    '<img src="data:image/png;base64,AAAA">',
  ])('is not seen where it is only text: %s', (body) => {
    expect(found(body)).toEqual([]);
  });

  it.each([
    ['<script>f()</script>', 0],
    ['<script nonce="n1">g()</script>', 0],
    ['<script>g()</script>', 1],
    ['<script nonce="n2">g()</script>', 1],
    ['<script>zq1x()</script>', 1],
  ])('is no script that the policy names, unless it has the mark: %s', (body, faults) => {
    const named = ['f()', 'zq1x()'].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const policy = `default-src 'none';script-src 'self' 'nonce-n1' ${named.join(' ')}`;
    expect(injectedMarkup(body, 'zq1x', BASE, policy)).toHaveLength(faults);
  });
});
