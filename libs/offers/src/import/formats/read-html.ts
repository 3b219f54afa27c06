import { Parser } from 'htmlparser2';
import type { ByteSource } from './byte-source.js';
import { parseJson } from './json-text.js';
import { parseJobPosting } from './parse-job-posting.js';
import { findPostings } from './parse-json-ad.js';
import type { ReadEnd, ReadLimits, ReadRow } from './read-row.js';
import { fileTooLarge } from './row-size.js';
import { decodeWhole } from './text-decoding.js';
import { unknownFileType } from './unknown-file-type.js';

/**
 * Reads the JobPosting objects in the `application/ld+json` scripts of a page.
 * @throws DomainError UNKNOWN_FILE_TYPE for a page without any
 */
export async function* readHtml(
  name: string,
  source: ByteSource,
  limits: ReadLimits,
): AsyncGenerator<ReadRow, ReadEnd> {
  const bytes = await source.readAll(limits.maxDocumentBytes);
  if (bytes === null) {
    return fileTooLarge(limits);
  }
  const declared = /<meta[^>]+charset=["']?([\w-]+)/i.exec(bytes.toString('latin1', 0, 4096))?.[1];
  const page = decodeWhole(bytes, declared);
  let row = 0;
  for (const script of linkedDataScripts(page)) {
    const parsed = parseJson(Buffer.from(script), limits);
    if ('refused' in parsed) {
      row += 1;
      yield { row, refused: parsed.refused };
      continue;
    }
    for (const posting of findPostings(parsed.value)) {
      row += 1;
      yield { row, ad: parseJobPosting(posting) };
    }
  }
  if (row === 0) {
    if (!/<\/(?:html|body)\s*>/i.test(page)) {
      return { code: 'FILE_CUT_OFF', message: 'The page is cut off before any JobPosting data.' };
    }
    throw unknownFileType(name, 'html');
  }
  return null;
}

function linkedDataScripts(page: string): string[] {
  const scripts: string[] = [];
  let inside = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      inside = tag === 'script' && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? '');
      if (inside) {
        scripts.push('');
      }
    },
    ontext(text) {
      if (inside) {
        scripts[scripts.length - 1] += text;
      }
    },
    onclosetag() {
      inside = false;
    },
  });
  parser.end(page);
  return scripts;
}
