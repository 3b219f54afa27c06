import { orderVisually } from '../text/visual-order.js';
import { type Line, type PdfDocument, pdfmakeParts, type TextNode } from './pdfmake-parts.js';
import { settleBreaks } from './settle-breaks.js';
import type { StructureNode } from './structure-node.js';

/** Layout and renderer of pdfmake that know what a line says: text is marked with its place in the structure, everything else as decoration. */
export function taggedParts() {
  const { Builder, Renderer } = pdfmakeParts();

  class TaggedBuilder extends Builder {
    override buildNextLine(node: TextNode): Line | null {
      const line = super.buildNextLine(node);
      if (line) {
        settleBreaks(line);
        orderVisually(line, node.direction === 'rtl');
        line.structure = node.structure;
      }
      return line;
    }
  }

  class TaggedRenderer extends Renderer {
    override renderLine(line: Line, x: number, y: number): void {
      marked(this.pdfDocument, line.structure, () => super.renderLine(line, x, y));
    }

    override renderVector(vector: object): void {
      marked(this.pdfDocument, undefined, () => super.renderVector(vector));
    }

    override renderImage(image: { structure?: StructureNode }): void {
      marked(this.pdfDocument, image.structure, () => super.renderImage(image));
    }
  }

  return { TaggedBuilder, TaggedRenderer };
}

function marked(document: PdfDocument, structure: StructureNode | undefined, draw: () => void): void {
  if (structure) structure.parts.push(document.markStructureContent(structure.type));
  else document.markContent('Artifact');
  draw();
  document.endMarkedContent();
}
