const EMAIL = /[^\s@<>(),;]{1,64}@[^\s@<>(),;]{1,255}/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S{1,500}/giu;
/** Seven digits or more, as phone numbers and numbers of documents are written. */
const NUMBER = /\+?\d(?:[\s()./-]{0,3}\d){6,24}/gu;

/** A text without e-mail addresses, links, long numbers and the names of who wrote it. */
export function maskDeletionText(text: string, names: readonly string[]): string {
  const masked = text.replace(LINK, '[link]').replace(EMAIL, '[address]').replace(NUMBER, '[number]');
  return names
    .flatMap((name) => name.split(/[\s-]+/u))
    .filter((word) => word.length > 1)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replace(wholeWord(word), '[name]'), masked);
}

function wholeWord(word: string): RegExp {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
}
