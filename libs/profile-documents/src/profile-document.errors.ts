import { DomainError } from '@babelboard/platform';

/** The file is not what it says: broken, cut off, in no encoding that it declares. @param path the field that brought it */
export function profileFileBroken(path?: string): DomainError {
  return new DomainError('PROFILE_FILE_BROKEN', 'invalid', { path });
}

/** It declares a document type, which could bring in entities. */
export function profileFileWithDoctype(path?: string): DomainError {
  return new DomainError('PROFILE_FILE_WITH_DOCTYPE', 'invalid', { path });
}

/** It is larger, or nested deeper, than any profile is. */
export function profileFileTooLarge(path?: string): DomainError {
  return new DomainError('PROFILE_FILE_TOO_LARGE', 'invalid', { path });
}

/** It is a file of another kind, or a PDF without a profile in it. */
export function profileFileUnknown(path?: string): DomainError {
  return new DomainError('PROFILE_FILE_UNKNOWN', 'invalid', { path });
}
