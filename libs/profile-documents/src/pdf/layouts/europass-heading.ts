import type { PdfContent } from '../print/pdf-content.js';
import type { StructureNode } from '../print/structure-node.js';
import type { LayoutParts } from './layout.js';
import { COLORS, TEXT_WIDTH } from './look.js';

/** The heading of a section as Europass has it: capitals above a line. */
export function europassHeading({ compose }: LayoutParts, parent: StructureNode, words: string): PdfContent[] {
  return [
    compose.heading(parent, words.toLocaleUpperCase(), {
      fontSize: 10.5,
      bold: true,
      color: COLORS.accent,
      characterSpacing: 0.4,
      margin: [0, 16, 0, 0],
    }),
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: 1, lineColor: COLORS.ink }],
      margin: [0, 2, 0, 5],
    },
  ];
}
