import { FlowWriter } from '../flow-writer.js';
import type { ReadLines } from '../text-document.js';
import { UnreadableDocument } from '../text-document.js';
import { readXml } from '../xml/read-xml.js';
import { readZip } from '../xml/read-zip.js';
import { type OdtStyle, readOdtStyles } from './read-odt-styles.js';
import { readOdtText } from './read-odt-text.js';

const PARTS = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);

export async function readOdt(bytes: Uint8Array): Promise<ReadLines> {
  const parts = await readZip(bytes, (name) => PARTS.has(name));
  const manifest = parts.get('META-INF/manifest.xml');
  if (manifest && isEncrypted(manifest)) throw new UnreadableDocument('encrypted');
  const content = parts.get('content.xml');
  if (content === undefined) throw new UnreadableDocument('broken');
  const common = parts.get('styles.xml');
  const own = new Map<string, OdtStyle>();
  if (common) readOdtStyles(common, own);
  readOdtStyles(content, own);
  const writer = new FlowWriter();
  if (common) readOdtText(common, 'style:header', own, writer);
  readOdtText(content, 'office:text', own, writer);
  if (common) readOdtText(common, 'style:footer', own, writer);
  return { pages: 1, lines: writer.finish() };
}

function isEncrypted(manifest: Uint8Array): boolean {
  let encrypted = false;
  readXml(manifest, {
    open: (name) => {
      encrypted ||= name === 'manifest:encryption-data';
    },
  });
  return encrypted;
}
