import { DomainError } from '@babelboard/platform';

/** The file is none that can be read; `seen` says what it looks like. */
export function unknownFileType(name: string, seen: string): DomainError {
  return new DomainError(
    'UNKNOWN_FILE_TYPE',
    'invalid',
    `${name} is ${seen}. Job ads are read from NDJSON, JSON (schema.org JobPosting or a transfer file), HTML pages with JobPosting data and HR-XML.`,
    { params: { seen } },
  );
}
