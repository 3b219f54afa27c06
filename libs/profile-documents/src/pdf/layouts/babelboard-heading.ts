import type { PdfContent } from '../print/pdf-content.js';
import type { StructureNode } from '../print/structure-node.js';
import type { LayoutParts } from './layout.js';
import { COLORS, TEXT_WIDTH } from './look.js';

/** The heading of a section above a thin line. */
export function sectionHeading({ compose }: LayoutParts, parent: StructureNode, words: string): PdfContent[] {
  return [
    compose.heading(parent, words, { fontSize: 12.5, bold: true, color: COLORS.accent, margin: [0, 16, 0, 0] }),
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: 0.6, lineColor: COLORS.rule }],
      margin: [0, 2, 0, 5],
    },
  ];
}
