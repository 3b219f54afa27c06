import { foldLetters } from './fold-letters.js';

/** Signs that are read as a Latin letter, by that letter: of Cyrillic and Greek those that look the same in print, small capitals, digits and signs. */
const READ_AS: Record<string, string> = {
  a: 'АаΑαɑᴀ4',
  b: 'ВЬьΒβʙ8',
  c: 'СсϹϲᴄ',
  d: 'ԁᴅ',
  e: 'ЕеΕεᴇ3€',
  h: 'НнΗһʜ',
  i: 'ІіΙιӀıɪ1Ll|!ʟ',
  j: 'Јјᴊ',
  k: 'КкΚκᴋ',
  m: 'МмΜᴍ',
  n: 'ΝηПпɴ',
  o: 'ОоΟοσᴏ0',
  p: 'РрΡρᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'Ѕѕꜱ5$',
  t: 'ТтΤτᴛ7',
  u: 'υᴜ',
  v: 'νѵᴠ',
  w: 'Ԝԝωᴡ',
  x: 'ХхΧχ',
  y: 'УуΥγʏ',
  z: 'Ζᴢ',
};

const LATIN = new Map(
  Object.entries(READ_AS).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);

/**
 * The form in which names are compared that somebody may have written to be taken for another: case, accents, invisible signs and
 * look-alikes do not count ("Вabe1bоаrd" and "BABELBOARD" give the same). Not for reading: `l` and `1` become `i`.
 */
export function foldLookAlikes(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/./gsu, (sign) => LATIN.get(sign) ?? sign);
  return foldLetters(plain).replaceAll('l', 'i').replaceAll('rn', 'm').replaceAll('vv', 'w');
}
