type LanguageResult = ReturnType<typeof import('eld/small')['eld']['detect']>;

export interface DetectedLanguage {
  /** Code as in the reference data; null where the text is too short or too unlike any language to be sure. */
  code: string | null;
  /** The most likely language even where it is not sure; null for a text without words. */
  guess: string | null;
}

/** More text makes no detection better: 99.96 % with 200 letters as with 1,000. */
const SAMPLE_LETTERS = 600;
/** From this length on the first guess is taken. */
const SURE_LETTERS = 80;
/** Shorter texts: at least this long, and the second guess at least this much behind (share of the first's score). */
const SHORT_LETTERS = 25;
const SHORT_MARGIN = 0.1;

/** Languages that a text may be in as well: their score is at least this share of the first's. */
const LIKELY_SHARE = 0.85;

/** "(m/w/d)", "(H/F)", "F/H", "(all genders)": they look like words of other languages. */
const GENDER_MARKS =
  /\((?:all genders?|[mwfdhxkvi](?:\s?[/|,*+]\s?(?:[mwfdhxkvi]|div|gn)){1,4})\)|(?<![\p{L}\p{N}])[mwfhv]\s?\/\s?[mwfhv](?:\s?\/\s?[dxi])?(?![\p{L}\p{N}])/giu;

/** The detector says "no" for Norwegian. */
const CODES: Record<string, string> = { no: 'nb' };

let detector: Promise<(text: string) => LanguageResult> | undefined;

/** Loaded at first use: about 90 MB that a process which never imports an ad does not need. */
function loadDetector(): Promise<(text: string) => LanguageResult> {
  detector ??= import('eld/small').then(
    ({ eld }) =>
      (text: string) =>
        eld.detect(text),
  );
  return detector;
}

function isClearlyFirst(result: LanguageResult): boolean {
  const [first = 0, second = 0] = Object.values(result.getScores()).sort((a, b) => b - a);
  return first > 0 && 1 - second / first >= SHORT_MARGIN;
}

/**
 * Detects the language that an ad is written in, from its title and the beginning of its text.
 * Sixty languages are known to the detector (eld 2.1, size small: on 2,721 real ads as good as medium, at half its memory).
 */
export async function detectTextLanguage(title: string, text: string): Promise<DetectedLanguage> {
  const detect = await loadDetector();
  const sample = `${title.slice(0, SAMPLE_LETTERS)}\n${text.slice(0, SAMPLE_LETTERS)}`
    .replace(GENDER_MARKS, ' ')
    .trim();
  const result = detect(sample);
  if (result.language === '') return { code: null, guess: null };
  const guess = CODES[result.language] ?? result.language;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const sure =
    letters >= SURE_LETTERS
      ? result.isReliable()
      : letters >= SHORT_LETTERS && result.isReliable() && isClearlyFirst(result);
  return { code: sure ? guess : null, guess };
}

/** Codes of the languages that a text may be in, the likeliest first: several where it is short or they are much alike, none for one without words. */
export async function likelyTextLanguages(text: string): Promise<string[]> {
  const detect = await loadDetector();
  const scores = Object.entries(detect(text.slice(0, SAMPLE_LETTERS)).getScores()).sort(([, a], [, b]) => b - a);
  const least = (scores[0]?.[1] ?? 0) * LIKELY_SHARE;
  return scores.filter(([, score]) => score > 0 && score >= least).map(([code]) => CODES[code] ?? code);
}
