import { describe, expect, it } from '@jest/globals';
import { letterText, sanitiseLetter } from './sanitise-letter.js';

describe('a letter', () => {
  it('keeps paragraphs, lists, emphasis and links', () => {
    const html = '<p>I <b>cook</b>.</p><ul><li>fish</li></ul><p><a href="https://ana.example/">more</a></p>';
    expect(sanitiseLetter(html)).toBe(
      '<p>I <strong>cook</strong>.</p><ul><li>fish</li></ul><p><a href="https://ana.example/" rel="nofollow noopener">more</a></p>',
    );
  });

  it.each([
    ['<p onclick="x()">a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>hello', 'hello'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<p style="position:fixed">a</p><iframe src="//x"></iframe>', '<p>a</p>'],
  ])('runs nothing: %s', (written, safe) => {
    expect(sanitiseLetter(written)).toBe(safe);
  });

  it('is the same when it is sanitised again', () => {
    const once = sanitiseLetter('<div>a & b <i>c</i><br>d</div><p>1 < 2</p>');
    expect(sanitiseLetter(once)).toBe(once);
  });

  it('may be plain text, with its lines', () => {
    expect(sanitiseLetter('Dear all,\n\nI cook & bake.\nAna')).toBe('<p>Dear all,</p><p>I cook &amp; bake.<br>Ana</p>');
  });

  it('is empty where it says nothing', () => {
    expect(['', ' ', '<p></p>', '<p><br></p><ul></ul>'].map(sanitiseLetter)).toEqual(['', '', '', '']);
  });

  it('has words without marks', () => {
    expect(letterText('<p>I <strong>cook</strong>.</p><p>1 &lt; 2</p>')).toBe('I cook.\n\n1 < 2');
    expect(letterText('')).toBe('');
  });
});
