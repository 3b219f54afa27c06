import { expect, it } from '@jest/globals';
import { sampleProfile } from '../testing/sample-profile.js';
import { type MadeFormat, makeProfileFile } from './make-profile-file.js';
import { readProfileFile } from './read-profile-file.js';

const madeAt = new Date('2026-11-23T10:00:00Z');

it.each<[MadeFormat, string, string]>([
  ['pdf', 'Zofia Łukasiewicz-Παπαδοπούλου – CV.pdf', '%PDF-1.7'],
  ['europass-pdf', 'Zofia Łukasiewicz-Παπαδοπούλου – CV (Europass).pdf', '%PDF-1.7'],
  ['europass-xml', 'Zofia Łukasiewicz-Παπαδοπούλου – CV (Europass).xml', '<?xml version="1.0"'],
  ['json-resume', 'Zofia Łukasiewicz-Παπαδοπούλου – CV.json', '{\n  "$schema"'],
])('a profile as %s has a name that tells, and begins as such a file does', async (format, name, beginning) => {
  const file = await makeProfileFile(sampleProfile, { format, madeAt });
  expect(file.name).toBe(name);
  expect(file.content.toString('latin1')).toMatch(new RegExp(`^${beginning.replace(/[.?$\\]/g, '\\$&')}`));
});

it.each<MadeFormat>(['europass-pdf', 'europass-xml', 'json-resume'])(
  'a file as %s holds photo, birth date and letter only where they are asked for',
  async (format) => {
    const bare = await readProfileFile((await makeProfileFile(sampleProfile, { format, madeAt })).content);
    const whole = await makeProfileFile(sampleProfile, { format, birthDate: true, letter: true, madeAt });
    expect([bare.document.contact.birthDate, bare.document.summary, bare.document.photo]).toEqual([null, null, null]);
    expect((await readProfileFile(whole.content)).document).toMatchObject({
      contact: { birthDate: '1991-04-09' },
      summary: sampleProfile.summary,
    });
  },
);
