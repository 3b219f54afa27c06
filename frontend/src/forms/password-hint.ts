export const SHORTEST_PASSWORD = 10;

export interface PasswordHint {
  longEnough: boolean;
  /** Nobody's name and no part of the address stands in it. */
  impersonal: boolean;
  /** 0 empty, 1 weak, 2 fair, 3 strong; a rough guess, the server looks closer. */
  strength: 0 | 1 | 2 | 3;
}

/** Letters of a name or address that would be guessed first. */
const TELLING = 4;
/** Keys in the order of keyboard and alphabet: who types along a row adds nothing. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Judges a password while it is typed. Takes what else the person has typed: name, e-mail. */
export function passwordHint(password: string, personal: string[]): PasswordHint {
  const lower = password.toLowerCase();
  const words = personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= TELLING);
  const impersonal = !words.some((word) => lower.includes(word));
  const longEnough = password.length >= SHORTEST_PASSWORD;
  if (password === '') return { longEnough, impersonal: true, strength: 0 };
  const worth = unexpectedCharacters(lower);
  if (!longEnough || !impersonal || worth < 7) return { longEnough, impersonal, strength: 1 };
  return { longEnough, impersonal, strength: worth < 12 ? 2 : 3 };
}

/** Characters that do not follow from the one before and are not only repeated. */
function unexpectedCharacters(text: string): number {
  const seen = new Map<string, number>();
  let count = 0;
  for (const [at, character] of [...text].entries()) {
    const before = text[at - 1] ?? '';
    const times = seen.get(character) ?? 0;
    seen.set(character, times + 1);
    const pair = before + character;
    const back = character + before;
    const inRow = before !== '' && ROWS.some((row) => row.includes(pair) || row.includes(back));
    if (times < 2 && !inRow && character !== before) count += 1;
  }
  return count;
}
