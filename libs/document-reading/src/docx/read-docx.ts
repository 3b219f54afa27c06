import { FlowWriter } from '../flow-writer.js';
import type { ReadLines } from '../text-document.js';
import { UnreadableDocument } from '../text-document.js';
import { readZip } from '../xml/read-zip.js';
import { readRelations } from './read-relations.js';
import { readStory } from './read-story.js';
import { readStyles } from './read-styles.js';

const STORIES = /^word\/(?:document|header\d*|footer\d*)\.xml$/;
const RELATIONS = /^word\/_rels\/(?:document|header\d*|footer\d*)\.xml\.rels$/;
/** The container of old and of encrypted office files. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads the document itself: readers that turn it into HTML lose text boxes, headers and how tables are meant. */
export async function readDocx(bytes: Uint8Array): Promise<ReadLines> {
  if (COMPOUND_FILE.every((byte, at) => bytes[at] === byte)) throw new UnreadableDocument('encrypted');
  const parts = await readZip(
    bytes,
    (name) => STORIES.test(name) || RELATIONS.test(name) || name === 'word/styles.xml',
  );
  const main = parts.get('word/document.xml');
  if (main === undefined) throw new UnreadableDocument('broken');
  const styles = readStyles(parts.get('word/styles.xml'));
  const named = (kind: string) => [...parts.keys()].filter((part) => part.startsWith(`word/${kind}`)).sort();
  const writer = new FlowWriter();
  for (const name of [...named('header'), 'word/document.xml', ...named('footer')]) {
    const links = readRelations(parts.get(`word/_rels/${name.slice('word/'.length)}.rels`));
    readStory(parts.get(name) ?? main, { styles, links }, writer);
  }
  return { pages: 1, lines: writer.finish() };
}
