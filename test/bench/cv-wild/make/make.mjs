/** Makes the CVs anew: `node test/bench/cv-wild/make/make.mjs [id …]`. All PDFs are printed by one browser; only their bytes differ from time to time. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { odtOf } from '../../cv-corpus/make/office/odt.mjs';
import { rtfOf } from '../../cv-corpus/make/office/rtf.mjs';
import { blocksOf } from './blocks.mjs';
import { check } from './check.mjs';
import { docxOf } from './docx.mjs';
import { encode } from './encode.mjs';
import { readMarkup } from './markup.mjs';
import { expectedOf, readSources } from './read-sources.mjs';

const here = new URL('.', import.meta.url).pathname;
const folder = join(here, '..');
const wanted = process.argv.slice(2);
const sources = readSources(join(here, 'sources'));
for (const source of sources) check(source);
const chosen = sources.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

const WRITERS = {
  docx: (source) => docxOf(readMarkup(source.body), source),
  odt: ({ body }) => odtOf(blocksOf(readMarkup(body))),
  rtf: ({ body }) => rtfOf(blocksOf(readMarkup(body))),
  txt: ({ body, encoding, ends }) => encode(ends === 'crlf' ? body.replaceAll('\n', '\r\n') : body, encoding),
};

for (const set of ['open', 'sealed']) mkdirSync(join(folder, set), { recursive: true });
const prints = chosen.filter(({ format }) => format === 'pdf');
if (prints.length) {
  const { printAll } = await import('./print.mjs');
  await printAll(prints, (source, bytes) => writeFileSync(fileOf(source), bytes));
}
for (const source of chosen) {
  if (source.format !== 'pdf') writeFileSync(fileOf(source), await WRITERS[source.format](source));
  writeFileSync(
    join(folder, source.set, `${source.id}.expected.json`),
    `${JSON.stringify(expectedOf(source), null, 2)}\n`,
  );
}
execFileSync('node_modules/.bin/biome', ['format', '--write', ...jsonFiles()], { stdio: 'ignore' });

function fileOf({ set, id, format }) {
  return join(folder, set, `${id}.${format}`);
}

function jsonFiles() {
  return ['open', 'sealed'].flatMap((set) =>
    readdirSync(join(folder, set))
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(folder, set, file)),
  );
}
