import { DomainError } from '@babelboard/platform';

/** What a file looks like that is none that can be read. */
export type SeenFile =
  | 'pdf'
  | 'zip'
  | 'emptyZip'
  | 'gzip'
  | 'bzip2'
  | 'xz'
  | 'zstd'
  | 'sevenZip'
  | 'rar'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'media'
  | 'office'
  | 'program'
  | 'utf16'
  | 'empty'
  | 'blank'
  | 'binary'
  | 'html'
  | 'xml'
  | 'text';

/** @param sample of the text, or the root element of the XML */
export function unknownFileType(name: string, seen: SeenFile, sample = ''): DomainError {
  return new DomainError('UNKNOWN_FILE_TYPE', 'invalid', { params: { name, seen, sample } });
}
