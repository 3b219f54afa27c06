import { describe, expect, it } from '@jest/globals';
import { CANDIDATE_XML } from '../testing/europass-files.js';
import { pdfWith } from '../testing/pdf-with-attachments.js';
import { readProfileFile } from './read-profile-file.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const coded = (code: string) => expect.objectContaining({ code });

describe('a file with a profile', () => {
  it('is told by its content: XML, also attached to a PDF, and JSON', async () => {
    const pdf = await pdfWith({ 'invoice.xml': '<Invoice/>', 'attachment.xml': CANDIDATE_XML });
    const read = await Promise.all([
      readProfileFile(bytes(CANDIDATE_XML)),
      readProfileFile(pdf),
      readProfileFile(bytes('\uFEFF  {"basics":{"name":"Inês Carvalho"}}')),
    ]);
    expect(read.map(({ format, document }) => [format, document.contact.lastName])).toEqual([
      ['europass-candidate', 'Carvalho'],
      ['europass-candidate', 'Carvalho'],
      ['json-resume', 'Carvalho'],
    ]);
  });

  it('is read in the encoding that it declares, and in UTF-8 where it is that', async () => {
    const latin1 = CANDIDATE_XML.replace('UTF-8', 'ISO-8859-1');
    const utf16 = Buffer.from(`\uFEFF${CANDIDATE_XML.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    for (const file of [Buffer.from(latin1, 'latin1'), Buffer.from(latin1, 'utf8'), utf16]) {
      expect((await readProfileFile(file)).document.contact.firstName).toBe('Inês');
    }
  });
});

const entities = '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">';
const HOSTILE: readonly (readonly [string, Uint8Array | string, string])[] = [
  [
    'declares entities that grow',
    `<?xml version="1.0"?><!DOCTYPE Candidate [${entities}]><Candidate>&b;</Candidate>`,
    'PROFILE_FILE_WITH_DOCTYPE',
  ],
  [
    'wants a file of the server',
    '<!DOCTYPE Candidate SYSTEM "file:///etc/passwd"><Candidate/>',
    'PROFILE_FILE_WITH_DOCTYPE',
  ],
  ['uses an entity that nobody declared', '<Candidate>&secret;</Candidate>', 'PROFILE_FILE_BROKEN'],
  ['is cut off', CANDIDATE_XML.slice(0, 4000), 'PROFILE_FILE_BROKEN'],
  ['is nested a million deep', '<Candidate>'.repeat(1_000_000), 'PROFILE_FILE_TOO_LARGE'],
  ['has a million elements', `<Candidate>${'<a/>'.repeat(1_000_000)}</Candidate>`, 'PROFILE_FILE_TOO_LARGE'],
  [
    'has a million attributes',
    `<Candidate ${Array.from({ length: 200_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    'PROFILE_FILE_TOO_LARGE',
  ],
  ['has a prologue without end', `<!--${'x'.repeat(300_000)}--><Candidate/>`, 'PROFILE_FILE_TOO_LARGE'],
  [
    'is in no encoding that it declares',
    Buffer.from('<?xml version="1.0" encoding="UTF-8"?><Candidate>\xff</Candidate>', 'latin1'),
    'PROFILE_FILE_BROKEN',
  ],
  [
    'declares an encoding that nobody knows',
    Buffer.from('<?xml version="1.0" encoding="x-none"?><Candidate>\xff</Candidate>', 'latin1'),
    'PROFILE_FILE_BROKEN',
  ],
  ['is XML of something else', '<?xml version="1.0"?><Invoice/>', 'PROFILE_FILE_UNKNOWN'],
  ['is of 11 MB', new Uint8Array(11 * 1024 * 1024), 'PROFILE_FILE_TOO_LARGE'],
  ['is empty', '', 'PROFILE_FILE_UNKNOWN'],
  ['is text', 'Curriculum vitae', 'PROFILE_FILE_UNKNOWN'],
  ['is a PDF that is none', '%PDF-1.7 nothing', 'PROFILE_FILE_BROKEN'],
];

describe('a hostile file', () => {
  it.each(HOSTILE)('is refused where it %s', async (_name, file, code) => {
    await expect(readProfileFile(typeof file === 'string' ? bytes(file) : file)).rejects.toEqual(coded(code));
  });

  it('is refused where it is a PDF whose attachments are no profiles, or one that brings entities', async () => {
    await expect(readProfileFile(await pdfWith({}))).rejects.toEqual(coded('PROFILE_FILE_UNKNOWN'));
    await expect(readProfileFile(await pdfWith({ 'a.xml': '<Invoice/>' }))).rejects.toEqual(
      coded('PROFILE_FILE_UNKNOWN'),
    );
    const doctype = '<!DOCTYPE Candidate SYSTEM "http://127.0.0.1/x"><Candidate/>';
    await expect(readProfileFile(await pdfWith({ 'a.xml': doctype }))).rejects.toEqual(
      coded('PROFILE_FILE_WITH_DOCTYPE'),
    );
  });
});
