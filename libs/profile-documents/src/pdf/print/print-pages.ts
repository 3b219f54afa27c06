import { fontFiles } from '../text/font-files.js';
import type { PdfPages } from './pdf-content.js';
import { type PdfDocument, pdfmakeParts } from './pdfmake-parts.js';
import { StructureNode } from './structure-node.js';
import { taggedParts } from './tagged-parts.js';

const A4 = { width: 595.28, height: 841.89, orientation: 'portrait' };

/** Draws pages: A4, tagged, with bookmarks, its language and its title. */
export async function printPages(pages: PdfPages): Promise<Buffer> {
  const document = await newDocument(pages);
  const finished = bytesOf(document);
  const { attachment, madeAt } = pages;
  if (attachment) {
    const { content, ...said } = attachment;
    document.file(Buffer.from(content), {
      ...said,
      relationship: 'Alternative',
      creationDate: madeAt,
      modifiedDate: madeAt,
    });
  }
  const { TaggedBuilder, TaggedRenderer } = taggedParts();
  const builder = new TaggedBuilder(A4, pages.margins, null);
  builder.registerTableLayouts(pdfmakeParts().tableLayouts);
  const laidOut = builder.layoutDocument(pages.content, document, {}, pages.defaultStyle, null, null, pages.footer);
  new TaggedRenderer(document).renderPages(laidOut);
  document.addStructure(structureOf(document, pages.structure));
  document.end();
  return finished;
}

/** A document without pages; also for asking which letters its fonts have. */
export async function newDocument({
  title,
  author,
  language,
  madeAt,
  images,
  fonts,
}: Pick<PdfPages, 'title' | 'author' | 'language' | 'madeAt' | 'images' | 'fonts'>): Promise<PdfDocument> {
  const { Document } = pdfmakeParts();
  const pictures = Object.entries(images).map(([name, bytes]) => [
    name,
    `data:;base64,${Buffer.from(bytes).toString('base64')}`,
  ]);
  return new Document(
    await fontFiles(fonts),
    Object.fromEntries(pictures),
    {},
    {},
    {
      size: [A4.width, A4.height],
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      compress: true,
      lang: language,
      fontLayoutCache: true,
      autoFirstPage: false,
      font: null,
      info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
    },
    null,
    () => false,
  );
}

function structureOf(document: PdfDocument, node: StructureNode) {
  const drawn = node.parts.filter((part) => !(part instanceof StructureNode) || part.isDrawn);
  const children: object[] = drawn.map((part) => (part instanceof StructureNode ? structureOf(document, part) : part));
  return document.struct(node.type, node.options, children);
}

function bytesOf(document: PdfDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });
}
