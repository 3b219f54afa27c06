import { foldLetters } from '@babelboard/platform';
import { baseForm } from '../../../libs/cv-search/src/engines/words/base-form.js';
import { PARTICLES } from '../../../libs/cv-search/src/indexing/domain/name-words.js';
import { waysToWrite, writtenWords } from '../../../libs/cv-search/src/indexing/domain/written-words.js';
import type { Secrets } from './hidden-people.js';

/** What a text tells of somebody that nobody may learn, each by its kind and how it stands there. */
export function leaksIn(text: string, { names, texts, phones, keys }: Secrets): string[] {
  // What escapes a sign would be the first letter of the word behind it.
  const said = text.normalize('NFC').replace(/\\[nrtbf"\\/]/g, ' ');
  const folded = foldLetters(said);
  const parts = new Set(nameWords(names));
  return [
    ...writtenWords(said)
      .filter(({ raw }) => waysToWrite(raw).some((word) => parts.has(word)))
      .map(({ raw }) => `name: ${raw}`),
    ...texts.filter((one) => folded.includes(foldLetters(one))).map((one) => `text: ${one}`),
    ...phones.filter((digits) => numberPattern(digits).test(said)).map((digits) => `phone: ${digits}`),
    ...keys.filter((key) => said.includes(key)).map((key) => `key: ${key}`),
  ];
}

/** The same of a document of an index, whose words may stand as base forms. */
export function leaksInWords(text: string, secrets: Secrets): string[] {
  const bases = nameWords(secrets.names).map(baseForm);
  return leaksIn(text, { ...secrets, names: [...secrets.names, ...bases] });
}

function nameWords(names: readonly string[]): string[] {
  return names
    .flatMap((name) => writtenWords(name))
    .flatMap(({ raw }) => waysToWrite(raw))
    .filter((word) => word.length > 1 && !PARTICLES.has(word));
}

function numberPattern(digits: string): RegExp {
  return new RegExp([...digits].join('[ ()./–-]{0,3}'));
}
