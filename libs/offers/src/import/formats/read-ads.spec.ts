import { createReadStream } from 'node:fs';
import { type DomainError, ErrorWords } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { FEEDS, readFile } from '../../testing/read-feed.js';
import { offersTexts } from '../../texts/offers-texts.js';
import { readAds } from './read-ads.js';

const words = new ErrorWords([offersTexts]);

describe('unknown files', () => {
  it.each([
    ['an empty file', ''],
    ['an empty file', ' \n\r\n '],
    ['an empty file', '\uFEFF'],
    ['a PDF file', '%PDF-1.7 …'],
    ['a ZIP archive', Buffer.from('PK\u0003\u0004rest', 'latin1')],
    ['a gzip archive', Buffer.from([0x1f, 0x8b, 8, 0])],
    ['a PNG image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ['a JPEG image', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['text in UTF-16', Buffer.from('\uFEFF{"title":"A"}', 'utf16le')],
    ['a binary file', Buffer.from([1, 2, 0, 3])],
    ['text that is none of these', 'title;company\nBaker;Bread'],
    ['XML of another kind (its root element is rss)', '<?xml version="1.0"?><rss><channel/></rss>'],
  ])('names %s', async (seen, content) => {
    const refused = await readFile(content).catch((error: DomainError) => error);
    expect(refused).toMatchObject({ code: 'UNKNOWN_FILE_TYPE' });
    expect(words.messageOf(refused as DomainError)).toContain(`file is ${seen}`);
  });

  it('lets go of the stream when reading is given up', async () => {
    const stream = createReadStream(new URL('nav_hrxml_jobbnorge.xml', FEEDS));
    for await (const row of readAds({ name: 'file', stream })) {
      expect(row.row).toBe(1);
      break;
    }
    expect(stream.destroyed).toBe(true);
  });
});
