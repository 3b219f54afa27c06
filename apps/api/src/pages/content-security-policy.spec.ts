import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.js';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('allows the style blocks and attributes of the page, each once, and no inline script', () => {
    const policy = contentSecurityPolicy(
      '<style data-emotion="bb a">.a{}</style><style>.a{}</style><i style="--w:1%">x</i><i style="color:&quot;a&quot;">y</i>',
      { https: false },
    );
    expect(policy).toContain(`style-src-elem 'self' ${hash('')} ${hash('.a{}')};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('--w:1%')} ${hash('color:"a"')};`);
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('allows no style attribute where there is none, and asks for https where the site has it', () => {
    const policy = contentSecurityPolicy('<p>text style=&quot;x&quot;</p>', { https: true });
    expect(policy).toContain(`style-src-attr 'none'`);
    expect(policy).toContain('upgrade-insecure-requests');
  });
});
