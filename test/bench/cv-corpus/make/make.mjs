/** Makes the corpus anew: `node test/bench/cv-corpus/make/make.mjs [id …]`. The texts are always the same, the bytes of PDFs are not. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import parsePhoneNumber from 'libphonenumber-js';
import { chromium } from 'playwright-core';
import { expectedOf } from './expected.mjs';
import { documentHtml } from './html/document.mjs';
import { documentBlocks } from './office/blocks.mjs';
import { docxOf } from './office/docx.mjs';
import { odtOf } from './office/odt.mjs';
import { pdfOf } from './office/pdfmake.mjs';
import { rtfOf } from './office/rtf.mjs';
import { textOf } from './office/text.mjs';
import { readSheets } from './read-sheets.mjs';

const here = new URL('.', import.meta.url).pathname;
const folder = join(here, '..');
const people = readSheets(join(here, 'people'));
const wanted = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: process.env.TEST_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage();

const WRITERS = {
  pdf: async (person) => {
    if (person.maker === 'pdfmake') return pdfOf(person, documentBlocks(person));
    await page.setContent(documentHtml(person));
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: person.tagged === 'yes' });
  },
  docx: (person) => docxOf(documentBlocks(person)),
  odt: (person) => odtOf(documentBlocks(person)),
  rtf: (person) => rtfOf(documentBlocks(person)),
  txt: (person) => textOf(documentBlocks(person), { ...person, lineEnd: person.windows ? '\r\n' : '\n' }),
};

for (const person of people.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  check(person);
  writeFileSync(join(folder, `${person.id}.${person.format}`), await WRITERS[person.format](person));
  writeFileSync(join(folder, `${person.id}.expected.json`), `${JSON.stringify(expectedOf(person), null, 2)}\n`);
}
await browser.close();
writeSets();
execFileSync('node_modules/.bin/biome', ['format', '--write', ...jsonFiles()], { stdio: 'ignore' });

/** A sheet whose two halves contradict each other is a slip of the pen. */
function check(person) {
  const shown = person.contact
    .filter(({ kind }) => kind === 'phone')
    .map(({ shown: text }) => parsePhoneNumber(text, person.countryCode)?.number);
  if (person.phone && !shown.includes(person.phone))
    throw new Error(`${person.id}: ${person.phone} is not what is printed (${shown})`);
  for (const { entries } of person.sections) {
    for (const { start, end, dates } of entries) {
      const years = [start, end].filter(Boolean).map((date) => date.slice(2, 4));
      if (years.some((year) => !dates.includes(year)))
        throw new Error(`${person.id}: ${dates} does not say ${start} – ${end}`);
    }
  }
}

/** The CVs of others were known before: they are for tuning alone. */
function writeSets() {
  const others = JSON.parse(readFileSync(join(here, 'others.json'), 'utf8'));
  const files = (set) => people.filter((person) => person.set === set).map(({ id, format }) => `${id}.${format}`);
  const sets = { tuning: [...files('tuning'), ...others], heldOut: files('held-out') };
  writeFileSync(join(folder, 'sets.json'), `${JSON.stringify(sets, null, 2)}\n`);
}

function jsonFiles() {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file));
}
