/** Kinds of remote work as a public address spells them. */
export const REMOTE_WORDS = ['Remote', 'RemoteCountryBased', 'Hybrid'] as const;

/** The word in its normal spelling, whatever the case; null for any other word. */
export function remoteWord(text: string): string | null {
  return REMOTE_WORDS.find((word) => word.toLowerCase() === text.toLowerCase()) ?? null;
}

/** Whether a location is the word that means remote work. */
export function isRemoteLocation(text: string): boolean {
  return text.toLowerCase() === REMOTE_WORDS[0].toLowerCase();
}
