import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** The bytes fit neither UTF-8 nor the encoding that they declare. */
export class UndecodableText extends Error {}

/** Bytes after the first that is not ASCII that are enough to tell UTF-8 from another encoding. */
const PROBE_BYTES = 4096;

/** A whole page: as UTF-8 where it is sound UTF-8, whatever it declares, else as declared, else Windows-1252 like browsers. */
export function decodeWhole(bytes: Buffer, declared: string | undefined): string {
  if (isUtf8(bytes)) {
    return bytes.toString('utf8');
  }
  try {
    return decoderOf(declared ?? 'windows-1252', false).decode(bytes);
  } catch {
    return decoderOf('windows-1252', false).decode(bytes);
  }
}

/**
 * Decodes a stream. Files that declare ISO 8859-1 are often UTF-8, so the bytes decide: UTF-8 where the first part that is
 * not ASCII is sound UTF-8, else the declared encoding.
 * @throws UndecodableText where the bytes fit neither
 */
export async function* decodeStream(source: AsyncIterable<Buffer>, declared: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let waiting: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    if (decoder) {
      yield decode(decoder, chunk, true);
      continue;
    }
    waiting = Buffer.concat([waiting, chunk]);
    const special = waiting.findIndex((byte) => byte > 0x7f);
    if (special >= 0 && waiting.length < special + PROBE_BYTES) {
      continue;
    }
    if (special >= 0) {
      decoder = chooseDecoder(waiting.subarray(special), declared);
      yield decode(decoder, waiting, true);
    } else {
      yield waiting.toString('latin1');
    }
    waiting = Buffer.alloc(0);
  }
  decoder ??= chooseDecoder(waiting, declared);
  yield decode(decoder, waiting, false);
}

function decode(decoder: TextDecoder, bytes: Buffer, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch (error) {
    throw new UndecodableText('The text is not in the encoding that it declares.', { cause: error });
  }
}

function chooseDecoder(bytes: Buffer, declared: string): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return new TextDecoder('utf-8', { fatal: true });
  } catch {
    return decoderOf(declared, true);
  }
}

/** An encoding that nobody knows is refused like bytes that fit no encoding. */
function decoderOf(label: string, fatal: boolean): TextDecoder {
  try {
    return new TextDecoder(label, { fatal });
  } catch (error) {
    throw new UndecodableText(`The encoding ${label} is not known.`, { cause: error });
  }
}
