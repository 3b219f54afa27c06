import { describe, expect, it } from '@jest/globals';
import { linkAddress, pastedHtml, writtenHtml } from './clean-html.js';

describe('rich text as it is sent', () => {
  it('has no paragraphs in simple items', () => {
    expect(writtenHtml('<ul><li><p>one</p></li><li><p>two <strong>three</strong></p></li></ul>')).toBe(
      '<ul><li>one</li><li>two <strong>three</strong></li></ul>',
    );
  });

  it('keeps the paragraph of an item that holds more', () => {
    const nested = '<ul><li><p>one</p><ul><li>two</li></ul></li></ul>';
    expect(writtenHtml('<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>')).toBe(nested);
  });

  it.each(['', '<p></p>', '<p><br></p><p> </p>', '<ul><li><p></p></li></ul>'])('is nothing: %j', (html) => {
    expect(writtenHtml(html)).toBe('');
  });

  it('ends with its last words', () => {
    expect(writtenHtml('<p>one</p><p></p>')).toBe('<p>one</p>');
  });
});

it('takes headings of other pages', () => {
  expect(pastedHtml('<h1 class="x">A</h1><h6>B</h6>')).toBe('<h2 class="x">A</h2><h4>B</h4>');
});

it('takes lists of word processors', () => {
  expect(pastedHtml('<p style="mso-list:l0 level1"><span style="mso-list:Ignore">·</span>A</p>')).toBe(
    '<ul><li>A</li></ul>',
  );
});

it.each([
  ['example.com/jobs', 'https://example.com/jobs'],
  ['http://example.com', 'http://example.com'],
  ['jobs@example.com', 'mailto:jobs@example.com'],
  ['javascript:alert(1)', null],
  ['two words', null],
  ['word', null],
  ['', null],
])('reads the address of a link: %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
