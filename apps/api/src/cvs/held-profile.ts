import type { HeldSkill, SpokenLanguage } from '@babelboard/candidates';
import { foldLetters, foldSpelling } from '@babelboard/platform';

interface HeldEntry {
  startedOn: string;
}

/** What a profile says already, as far as a CV may say the same. */
export interface HeldProfile {
  person: { firstName: string; lastName: string; locality: string | null; countryId: number | null };
  cityId: number | null;
  /** E.164. */
  phone: string | null;
  headlines: readonly string[];
  languages: readonly SpokenLanguage[];
  skills: readonly HeldSkill[];
  onlineProfiles: readonly { url: string }[];
  experience: readonly (HeldEntry & { position: string; employer: string })[];
  education: readonly (HeldEntry & { title: string; school: string })[];
}

/** Whether two texts say the same, whatever their case, accents and blanks. */
export function sameWords(one: string | null, other: string): boolean {
  return one !== null && plain(one) === plain(other);
}

/** Whether two skills are called the same: `C` is not `C++`. */
export function sameSpelling(one: string, other: string): boolean {
  return foldSpelling(one) === foldSpelling(other);
}

/** Whether two addresses lead to the same page. */
export function samePage(one: string, other: string): boolean {
  const page = (url: string) =>
    url
      .toLowerCase()
      .replace(/^https?:\/\/(www\.)?/, '')
      .replace(/\/+$/, '');
  return page(one) === page(other);
}

/** Whether one date is as exact as the other, or more: `2019-03` says what `2019` does. */
export function sameDate(held: string, said: string | null): boolean {
  return said === null || held.startsWith(said) || said.startsWith(held);
}

function plain(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
