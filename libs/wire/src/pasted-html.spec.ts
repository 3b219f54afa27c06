import { describe, expect, it } from '@jest/globals';
import { readPastedHtml } from './pasted-html.js';

/** As Word puts an item on the clipboard. */
const item = (sign: string, words: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const read = (html: string) => readPastedHtml(html).replace(/<\/?o:p>/g, '');

describe('lists of Word', () => {
  it('are lists, with bullets or numbers', () => {
    const bullets = `<p class=MsoNormal>You will:</p>\n\n${item('·', 'cook')}\n\n${item('·', 'taste')}\n\n<p class=MsoNormal>Soon.</p>`;
    expect(read(bullets)).toBe(
      '<p class=MsoNormal>You will:</p>\n\n<ul><li>cook</li><li>taste</li></ul>\n\n<p class=MsoNormal>Soon.</p>',
    );
    expect(read(item('1.', 'first') + item('2.', 'second'))).toBe('<ol><li>first</li><li>second</li></ol>');
    expect(read(item('a)', 'first') + item('b)', 'second'))).toBe('<ol><li>first</li><li>second</li></ol>');
  });

  it('stand within each other as deep as Word says', () => {
    const html =
      item('·', 'one') + item('o', 'one a', 2) + item('§', 'one a 1', 3) + item('·', 'two') + item('o', 'two a', 2);
    expect(read(html)).toBe(
      '<ul><li>one<ul><li>one a<ul><li>one a 1</li></ul></li></ul></li><li>two<ul><li>two a</li></ul></li></ul>',
    );
    expect(read(item('1.', 'one') + item('·', 'a', 2) + item('·', 'else'))).toBe(
      '<ol><li>one<ul><li>a</li></ul></li></ol><ul><li>else</li></ul>',
    );
  });

  it('are read without the comment for other programs, and where only a style says so', () => {
    const online = `<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>cook <b>well</b></p>`;
    expect(read(online)).toBe('<ul><li>cook <strong>well</strong></li></ul>');
    expect(
      read('<p class="MsoListParagraph">·&nbsp;&nbsp; cook</p><p class="MsoListParagraph">·&nbsp;&nbsp; taste</p>'),
    ).toBe('<ul><li>cook</li><li>taste</li></ul>');
    expect(read('<p class="MsoListParagraph">A paragraph that is indented</p>')).toBe(
      '<p class="MsoListParagraph">A paragraph that is indented</p>',
    );
  });
});

describe('weights', () => {
  it('are those that Google Docs means', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain</span> <span style="font-weight:700">bold</span> <span style="font-style:italic">leaning</span></p></b>';
    expect(readPastedHtml(html).replace(/<\/?span[^>]*>/g, '')).toBe(
      '<p>Plain <strong>bold</strong> <em>leaning</em></p>',
    );
  });

  it('end where they began', () => {
    expect(readPastedHtml('<b style="font-weight:normal"><b>in</b> out</b> after')).toBe(
      '<strong>in</strong> out after',
    );
    expect(readPastedHtml('<span style="font-weight:bold;font-style:italic"><span>x</span></span>')).toBe(
      '<span style="font-weight:bold;font-style:italic"><strong><em><span>x</span></em></strong></span>',
    );
  });
});

it('leaves what comes from elsewhere as it is', () => {
  for (const html of ['<p>a</p><b>b</b>', '<ul><li>·&nbsp;a</li></ul>', 'a < b && c', '<p style="mso-list:x">open']) {
    expect(readPastedHtml(html)).toBe(html);
  }
});
