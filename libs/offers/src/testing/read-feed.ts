import { readFileSync } from 'node:fs';
import type { ParsedAd } from '../import/formats/parsed-ad.js';
import { readAds } from '../import/formats/read-ads.js';
import type { ReadLimits, ReadRow } from '../import/formats/read-row.js';

/** Where the files of publishers stand. */
export const FEEDS = new URL('../../../../test/fixtures/feeds/', import.meta.url);

async function* chunked(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) {
    yield bytes.subarray(from, from + size);
  }
}

/** All that is read of a file with this content. @param options how many bytes come at a time, and other limits than the usual */
export async function readFile(
  content: string | Buffer,
  options: { chunk?: number; limits?: Partial<ReadLimits> } = {},
) {
  const stream = chunked(Buffer.from(content), options.chunk ?? 65_536);
  const reading = readAds({ name: 'file', stream }, options.limits);
  const rows: ReadRow[] = [];
  for await (const row of reading) {
    rows.push(row);
  }
  const ads = rows.flatMap((row) => ('ad' in row ? [row.ad] : []));
  const refused = rows.flatMap((row) => ('refused' in row ? [{ row: row.row, ...row.refused }] : []));
  return { rows, ads, refused, summary: reading.summary };
}

/** All that is read of a file of a publisher. */
export const readFeed = (name: string) => readFile(readFileSync(new URL(name, FEEDS)));

export const titlesOf = (ads: ParsedAd[]) => ads.map(({ title }) => title);

/** The smallest row that is an ad. */
export const rowOf = (title: string) => JSON.stringify({ id: title, title });
