import { parseProse } from '../../domain/prose.js';
import type { PdfContent, PdfText, Placement, TextStyle } from '../print/pdf-content.js';
import type { StructureNode, StructureOptions, StructureType } from '../print/structure-node.js';
import type { FontCoverage } from '../text/font-coverage.js';
import { fontRuns } from '../text/font-runs.js';
import { withPossibleBreaks } from '../text/possible-breaks.js';
import { isRightToLeft } from '../text/visual-order.js';
import { COLORS } from './look.js';

/** Words with a look of their own in a text. */
export interface Words extends TextStyle {
  words: string;
}

interface Told {
  /** Where it stands in what the document says. */
  parent: StructureNode;
  type: StructureType;
  options?: StructureOptions;
}

/** Makes contents of texts: each letter in a font that has it, each part told with what it is. */
export class Composer {
  /** Whether letters were left out because no font has them. */
  isIncomplete = false;

  constructor(private readonly coverage: FontCoverage) {}

  /** A text that is told to those who do not see it. */
  text(
    { parent, type, options }: Told,
    content: string | readonly Words[],
    style: TextStyle & Placement = {},
  ): PdfText {
    return { ...this.decoration(content, style), structure: parent.add(type, options) };
  }

  /** A text that only those need who see it: the number of a page. */
  decoration(content: string | readonly Words[], style: TextStyle & Placement = {}): PdfText {
    const parts = typeof content === 'string' ? [{ words: content }] : content;
    const text = parts.flatMap(({ words, ...look }) => {
      const { runs, isIncomplete } = fontRuns(withPossibleBreaks(words), this.coverage);
      this.isIncomplete ||= isIncomplete;
      return runs.map((run) => ({ ...look, ...run }));
    });
    const whole = parts.map(({ words }) => words).join('');
    return isRightToLeft(whole) ? { alignment: 'right', ...style, text, direction: 'rtl' } : { ...style, text };
  }

  /** A heading of a section, with its bookmark. */
  heading(parent: StructureNode, words: string, style: TextStyle & Placement): PdfText {
    return { ...this.text({ parent, type: 'H2' }, words, style), outline: true, outlineText: words };
  }

  /** Paragraphs and lists of a prose text. @param language where it is another than that of the document */
  prose(parent: StructureNode, prose: string, language: string | undefined, style: TextStyle = {}): PdfContent[] {
    const options = language === undefined ? {} : { lang: language };
    return parseProse(prose).flatMap((block): PdfContent[] => {
      if (block.kind === 'paragraph') {
        return [this.text({ parent, type: 'P', options }, block.lines.join('\n'), { ...style, margin: [0, 3, 0, 0] })];
      }
      const list = parent.add('L');
      const items = block.items.map((item) =>
        this.text({ parent: list.add('LI'), type: 'LBody', options }, item, { ...style, margin: [0, 1, 0, 0] }),
      );
      return [{ ul: items, markerColor: COLORS.accent, margin: [0, 2, 0, 0] }];
    });
  }
}
