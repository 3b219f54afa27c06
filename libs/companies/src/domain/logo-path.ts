const FOLDER = 'logos/';

/** The storage key of a logo, named after its content. */
export function logoKey(companyId: number, hash: string): string {
  return `${FOLDER}${companyId}-${hash}.png`;
}

/** The public address of a company's logo; null where it has none. */
export function logoPath(storageKey: string | null): string | null {
  return storageKey === null ? null : `/${storageKey}`;
}

/** The storage key of the logo that a file name of its address means; null for a name that no logo has. */
export function logoFileKey(fileName: string): string | null {
  return /^\d{1,10}-[0-9a-f]{16}\.png$/.test(fileName) ? FOLDER + fileName : null;
}
