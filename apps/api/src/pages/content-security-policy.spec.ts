import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy, withNonce } from './content-security-policy.js';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('allows our own scripts, style blocks and attributes, each once, and nothing else', () => {
    const policy = contentSecurityPolicy(
      { scripts: ['paint()'], blocks: ['.a{}', '.a{}'], attributes: ['--w:1%', 'color:"a"'] },
      { https: false },
    );
    expect(policy).toContain(`style-src-elem 'self' ${hash('')} ${hash('.a{}')};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('--w:1%')} ${hash('color:"a"')};`);
    expect(policy).toContain(`script-src 'self' ${hash('paint()')};`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('allows no style attribute where there is none, and asks for https where the site has it', () => {
    const policy = contentSecurityPolicy({ scripts: [], blocks: [], attributes: [] }, { https: true });
    expect(policy).toContain(`style-src-attr 'none'`);
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).toContain('upgrade-insecure-requests');
  });
});

describe('withNonce', () => {
  const page =
    '<html><head><style data-emotion="bb">.a{}</style><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js">' +
    '<script src="/a.js"></script></head><body><script>alert(1)</script><i style="--w:1%">x</i><i style="people:1">y</i></body></html>';

  it('gives the nonce to what the head holds, to nothing in the body, and hashes to style attributes', () => {
    const inline = { scripts: [], blocks: ['.a{}'], attributes: ['--w:1%'] };
    const { html, policy } = withNonce({ html: page, inline }, 'abc=', { https: false });
    expect(html).toContain('<style nonce="abc=" data-emotion="bb">.a{}</style>');
    expect(html).toContain('<link nonce="abc=" rel="modulepreload" href="/a.js">');
    expect(html).toContain('<script nonce="abc=" src="/a.js"></script>');
    expect(html).toContain('<body><script>alert(1)</script>');
    expect(html.match(/nonce=/g)).toHaveLength(3);
    expect(policy).toContain(`script-src 'self' 'nonce-abc=' 'strict-dynamic';`);
    expect(policy).toContain(`style-src-elem 'self' ${hash('')} 'nonce-abc=';`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('--w:1%')};`);
    expect(policy).not.toContain('unsafe-inline');
  });
});
