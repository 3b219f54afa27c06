import type { Matching, ScoredPart } from '@babelboard/matching/contract';
import { nameIn, type ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';

/** Why an offer suits somebody, for the words of a mail. */
export type MailedReason =
  | { kind: 'languages'; names: string[] }
  | { kind: 'skills'; held: number; asked: number }
  | { kind: 'occupation' | 'place' | 'remote' | 'pay' };

/** A part that speaks for an offer; a half does not. */
const SPEAKS = 0.6;
/** More than that nobody reads in a mail. */
const MOST = 3;

/** The strongest reasons, the languages first. */
export function reasonsOf(
  { languages, parts }: Matching,
  catalogue: ReferenceCatalogue,
  language: UiLanguage,
): MailedReason[] {
  const names = languages.flatMap(({ languageId }) => {
    const record = catalogue.language(languageId);
    return record === undefined ? [] : [nameIn(record, language).name];
  });
  const spoken: MailedReason[] = names.length === 0 ? [] : [{ kind: 'languages', names }];
  const strongest = parts
    .filter(({ fit }) => fit >= SPEAKS)
    .sort((one, other) => other.fit * other.weight - one.fit * one.weight)
    .flatMap(reasonOfPart);
  return [...spoken, ...strongest].slice(0, MOST);
}

function reasonOfPart(part: ScoredPart): MailedReason[] {
  switch (part.part) {
    case 'skills':
      return part.held.length === 0 ? [] : [{ kind: 'skills', held: part.held.length, asked: part.asked }];
    case 'occupation':
      return [{ kind: 'occupation' }];
    case 'place':
      return [{ kind: part.reason === 'remote' ? 'remote' : 'place' }];
    case 'pay':
      return [{ kind: 'pay' }];
    default:
      return [];
  }
}
