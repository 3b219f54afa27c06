import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { growth, LINEAR } from '../../../../test/support/cpu-time.js';
import { normaliseProse, parseProse } from './prose.js';
import { htmlToProse, proseToHtml } from './prose-html.js';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.constantFrom('- ', '• ', '\n', '\n\n', 'a', ' b ', '<p>', '&amp;', '•', '\r\n', '\u00a0', '1 < 2'), {
      maxLength: 40,
    })
    .map((parts) => parts.join('')),
);

describe('prose', () => {
  it('knows paragraphs, their lines, and lists by their dashes and dots', () => {
    expect(parseProse('One\ntwo\n\nThree:\n- a\n* b\n\n• c')).toEqual([
      { kind: 'paragraph', lines: ['One', 'two'] },
      { kind: 'paragraph', lines: ['Three:'] },
      { kind: 'list', items: ['a', 'b', 'c'] },
    ]);
  });

  it('is written in one way, and the same again gives the same', () => {
    expect(normaliseProse('Tasks:\n\n- a\n– b\n\n\n\nEnd ', 100)).toBe('Tasks:\n• a\n• b\n\nEnd');
    expect(normaliseProse('- 1 < 2\n\n- - ', 9)).toBe('• 1 < 2');
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 300 }), (text, longest) => {
        const once = normaliseProse(text, longest);
        expect(normaliseProse(once, longest)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(longest);
      }),
    );
  });

  it('goes through HTML unchanged, whatever stands in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const prose = normaliseProse(text, 10_000);
        expect(htmlToProse(proseToHtml(prose))).toBe(prose);
      }),
    );
  });
});

describe('HTML of others', () => {
  it('gives its text, paragraphs and items, and nothing of its markup', () => {
    const html =
      '<div>Led <b>five</b> people.<br/>Daily.</div><ul><li><p>Rotas</p></li><li>Till &amp; cash</li></ul><script>alert(1)</script>Done';
    expect(htmlToProse(html)).toBe('Led five people.\nDaily.\n• Rotas\n• Till & cash\n\nDone');
  });

  it('keeps the lines of a text without tags, and reads its entities', () => {
    expect(htmlToProse('First\nsecond &amp; third')).toBe('First\nsecond & third');
  });

  it('is read in a time that grows with its length alone, however deep it is nested', () => {
    const nested = (times: number) => `Begun${'<div>'.repeat(times)}deep`;
    expect(htmlToProse(nested(500_000))).toBe('Begun');
    expect(growth((times) => htmlToProse(nested(times)), 62_500)).toBeLessThan(LINEAR);
  });
});
