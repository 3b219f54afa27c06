import { describe, expect, it } from '@jest/globals';
import { htmlOfMarks, marksOfHtml } from './plain-marks.js';

describe('rich text written as plain text', () => {
  it('has paragraphs, lines, lists and marks', () => {
    expect(htmlOfMarks('Dear all,\n\nI am **good** at *many* things:\n- tea\n- coffee\nBye\nAna')).toBe(
      '<p>Dear all,</p><p>I am <strong>good</strong> at <em>many</em> things:</p><ul><li>tea</li><li>coffee</li></ul><p>Bye<br>Ana</p>',
    );
  });

  it('lets nothing through that is markup of another kind', () => {
    expect(htmlOfMarks('a < b & c > d <script>alert(1)</script>')).toBe(
      '<p>a &lt; b &amp; c &gt; d &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });

  it('leaves single asterisks and empty texts alone', () => {
    expect(htmlOfMarks('2 * 3 * 4')).toBe('<p>2 * 3 * 4</p>');
    expect(htmlOfMarks('  \n\n ')).toBe('');
  });

  it.each([
    'One paragraph.',
    'One\n\nTwo\nlines',
    'A list:\n- **one**\n- *two*',
    '- only\n- items',
    'Signs: < & > "quoted" it\'s',
    'Mixed **bold** and *italic* and 2 * 3',
  ])('comes back as it was typed: %j', (text) => {
    expect(marksOfHtml(htmlOfMarks(text))).toBe(text.replace('A list:\n-', 'A list:\n\n-'));
  });

  it('keeps the words of what it cannot write', () => {
    expect(
      marksOfHtml('<h2>Title</h2><ol><li>one</li></ol><p>See <a href="https://x.example">this</a>&nbsp;page</p>'),
    ).toBe('Title\n\n- one\n\nSee this\u00a0page');
  });
});
