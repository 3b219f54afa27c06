import { describe, expect, it } from '@jest/globals';
import type { Inline, Line } from '../print/pdfmake-parts.js';
import { fontCoverage } from './font-coverage.js';
import { fontRuns } from './font-runs.js';
import { withPossibleBreaks } from './possible-breaks.js';
import { isRightToLeft, orderVisually } from './visual-order.js';

describe('fonts of a text', () => {
  const runsOf = async (text: string) => fontRuns(text, await fontCoverage(text));

  it('go on as long as they have its letters', async () => {
    const { runs, isIncomplete } = await runsOf('Łódź και Київ, עברית 5');
    expect(runs).toEqual([
      { text: 'Ł', font: 'commissioner/latin-ext' },
      { text: 'ód', font: 'commissioner/latin' },
      { text: 'ź ', font: 'commissioner/latin-ext' },
      { text: 'και ', font: 'commissioner/greek' },
      { text: 'Київ', font: 'commissioner/cyrillic' },
      { text: ', ', font: 'commissioner/latin' },
      { text: 'עברית ', font: 'noto-sans-hebrew/hebrew' },
      { text: '5', font: 'commissioner/latin' },
    ]);
    expect(isIncomplete).toBe(false);
  });

  it.each(['玲 王', '张伟', '陳志明', '高橋さくら', 'タナカ', '김민준', 'प्रिया शर्मा', 'สมชาย'])(
    'are read where a name needs them: %s',
    async (name) => {
      const { runs, isIncomplete } = await runsOf(`${name} (A)`);
      expect(isIncomplete).toBe(false);
      expect(runs.map(({ text }) => text).join('')).toBe(`${name} (A)`.normalize('NFC'));
      expect(runs.some(({ font }) => font.startsWith('noto-sans-'))).toBe(true);
      expect(runs.at(-1)?.font).toBe('commissioner/latin');
    },
  );

  it('leave a mark for letters that none has, once for each row of them; emoji and what is unseen fall away', async () => {
    const { runs, isIncomplete } = await runsOf('A 𒀀 𒀭𒂗 b👩🏽‍🍳🇵🇱\u2068c\u2069');
    expect(runs).toEqual([{ text: 'A […]  bc', font: 'commissioner/latin' }]);
    expect(isIncomplete).toBe(true);
    expect((await runsOf('🚀 ready')).isIncomplete).toBe(false);
  });
});

describe('possible breaks', () => {
  it('stand in long words before syllables, and in addresses after their signs', () => {
    expect(withPossibleBreaks('kurz Straßenbahnhaltestelle').replaceAll('\u00AD', '|')).toBe(
      'kurz Straßen|bahn|hal|tes|telle',
    );
    expect(withPossibleBreaks('https://example.test/in/zofia').replaceAll('\u200B', '|')).toBe(
      'https://|example.|test/|in/|zofia',
    );
    expect(withPossibleBreaks('Ελλάδα Δημοκρατία')).toBe('Ελλάδα Δημοκρατία');
  });
});

describe('words that are read from the right', () => {
  const inline = (text: string): Inline => ({
    text,
    width: text.length,
    trailingCut: text.length - text.trimEnd().length,
    leadingCut: 0,
    x: 0,
    fontSize: 1,
    font: { widthOfString: () => 0 },
  });
  /** What a line looks like, one place for each letter: words of the right are turned by their font. */
  const seen = (texts: string[], fromRight: boolean) => {
    const inlines = texts.map(inline);
    const line: Line = {
      inlines,
      inlineWidths: 0,
      leadingCut: 0,
      trailingCut: inlines.at(-1)?.trailingCut ?? 0,
      lastLineInParagraph: true,
    };
    orderVisually(line, fromRight);
    const places: string[] = [];
    for (const { text, x } of inlines) {
      const letters = isRightToLeft(text) ? [...text].reverse() : [...text];
      letters.forEach((letter, index) => {
        if (letter !== ' ') places[x + index] = letter;
      });
    }
    return Array.from(places, (letter) => letter ?? ' ')
      .join('')
      .trim();
  };

  it('stand from right to left, with those of the other direction among them', () => {
    expect(seen(['אב ', 'React ', '2024 ', 'גד'], true)).toBe('דג React 2024 בא');
    expect(seen(['I ', 'am ', 'אב ', 'גד ', 'here'], false)).toBe('I am דג בא here');
  });

  it('take signs of another font with them', () => {
    expect(seen(['אב', '. ', 'גד'], true)).toBe('דג .בא');
    expect(seen(['(', 'אב', ') ', 'גד'], true)).toBe('דג (בא)');
  });
});
