import { describe, expect, it } from '@jest/globals';
import { sanitiseAbout } from './sanitise-about.js';

describe('sanitiseAbout', () => {
  it.each([
    ['<h1>Us</h1><p>We <b>care</b>.</p>', '<h2>Us</h2><p>We <strong>care</strong>.</p>'],
    ['<p onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', 'a'],
    ['<a href="//elsewhere.example">a</a>', 'a'],
    ['<a href="https://us.example" style="x">a</a>', '<a href="https://us.example/" rel="nofollow noopener">a</a>'],
    ['<img src=x onerror=x()><svg><style>*{}</style></svg>', ''],
  ])('%s gives %s', (html, safe) => {
    expect(sanitiseAbout(html)).toBe(safe);
  });
});
