const LETTERS = {
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  ə: 'e',
  Ə: 'E',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ĸ: 'k',
  ŋ: 'n',
  Ŋ: 'N',
};

/** Latin text in plain ASCII; letters of other scripts fall away. */
export function toAscii(text) {
  return [...text.normalize('NFD')]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(/[^\x20-\x7e]/g, '');
}

const ROMAN = [
  '',
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
];

/**
 * The place slug of a name: ASCII words with a capital first letter joined by underscores, hyphens kept. A number becomes
 * Roman so that a slug can never be taken for a page or an offer id.
 */
export function placeSlug(name) {
  const words = toAscii(name.replace(/[’ʼ‘]/g, "'"))
    .replace(/\S+/g, (word) => word.replace(/['`](?=[A-Z])/g, word.includes('-') ? '-' : ' '))
    .replace(/['`]/g, '')
    .replace(/\d+/g, (digits) => ROMAN[Number(digits)] ?? '')
    .replace(/[^A-Za-z-]+/g, ' ')
    .replace(/\s*-\s*/g, '-')
    .replace(/^-+|-+$/g, '')
    .trim()
    .split(/\s+/);
  const slug = words.join('_');
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}

/** Lower-case words joined by hyphens, for skills: "C++" gives c-plus-plus. */
export function wordSlug(name) {
  return toAscii(name)
    .toLowerCase()
    .replace(/\+\+/g, ' plus plus')
    .replace(/#/g, ' sharp')
    .replace(/(^|\s)\.(?=[a-z])/g, '$1dot ')
    .replace(/&/g, ' and ')
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
