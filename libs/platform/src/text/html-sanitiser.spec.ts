import { describe, expect, it } from '@jest/globals';
import { htmlSanitiser, lastingText } from './html-sanitiser.js';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

describe('lastingText', () => {
  it('keeps every character from becoming markup or joining the tag before it, in every form', () => {
    const faults: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const sign = String.fromCodePoint(code);
      if ((code >= 0xd800 && code <= 0xdfff) || sign === '<' || sign === '&' || !/[\p{M}\P{ASCII}]/u.test(sign)) {
        continue;
      }
      const text = lastingText(sign);
      const alone = FORMS.some((form) => /&(?!#x[0-9a-f]+;)|<(?!\u0338)/.test(text.normalize(form)));
      const afterTag = FORMS.some((form) => !`<p>${text}`.normalize(form).startsWith('<p>'));
      if (alone || afterTag) {
        faults.push(`U+${code.toString(16)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('finds the mark behind other marks, and leaves words alone', () => {
    expect(`>${lastingText('\u0301\u0338x')}`.normalize('NFC')).toBe('>\u0301&#x338;x');
    expect(lastingText('a ≠ b, o\u0338, 2\uff1e1')).toBe('a ≠ b, o\u0338, 2\uff1e1');
  });
});

describe('htmlSanitiser', () => {
  const sanitise = htmlSanitiser({ tags: ['p', 'br', 'em', 'a'], renamed: { i: 'em' } });

  it.each([
    ['<p>&#824; style="x" id="state">a</p><p>b</p>', '<p>&#x338; style="x" id="state"&gt;a</p><p>b</p>'],
    ['<i class="x">a</i><br/>b', '<em>a</em><br>b'],
    [
      '<a href="https://x.example/\uff02 id=state">a</a>',
      '<a href="https://x.example/%EF%BC%82%20id=state" rel="nofollow noopener">a</a>',
    ],
    ['<a href="mailto:\uff02@x.example">a</a>', '<a href="mailto:%EF%BC%82@x.example" rel="nofollow noopener">a</a>'],
    ['<a href="javascript:x()">a</a><script>b</script>', 'a'],
    ['\uff1cscript\uff1ea\uff1c/script\uff1e', '&#xff1c;script\uff1ea&#xff1c;/script\uff1e'],
  ])('%s gives %s', (html, safe) => {
    expect(sanitise(html)).toBe(safe);
    expect(sanitise(safe)).toBe(safe);
  });
});
