const FOLDER = 'logos/';

/** The public address of a company's logo; null where it has none. */
export function logoPath(storageKey: string | null): string | null {
  return storageKey === null ? null : `/${storageKey}`;
}

/** The storage key of a logo's file name; null for a name that no logo has. */
export function logoKey(fileName: string): string | null {
  return /^\d{1,10}-[0-9a-f]{16}\.png$/.test(fileName) ? FOLDER + fileName : null;
}
