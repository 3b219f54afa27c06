/** Why a file is no profile that can be read. */
export type ProfileRefusal =
  /** It is not what it says: broken, cut off, in no encoding that it declares. */
  | 'PROFILE_FILE_BROKEN'
  /** It declares a document type, which could bring in entities. */
  | 'PROFILE_FILE_WITH_DOCTYPE'
  /** It is larger, or nested deeper, than any profile is. */
  | 'PROFILE_FILE_TOO_LARGE'
  /** It is a file of another kind, or a PDF without a profile in it. */
  | 'PROFILE_FILE_UNKNOWN';

/**
 * Told to whoever had the file read, who tells people. No DomainError: files are read in processes of their own, and to load the platform
 * would take longer there than all the rest.
 */
export class UnreadableProfile extends Error {
  override readonly name = 'UnreadableProfile';

  constructor(readonly code: ProfileRefusal) {
    super(code);
  }
}
