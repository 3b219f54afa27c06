import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:zarob(?:ki|kow|kach|kami|ek|ku)|pensj\\w*|wynagrodzeni[aeu]\\w*|plac[aey]\\b|pobor(?:y|ow)|dochod\\w*|stawk\\w*)';
const PROOF = 'pask(?:i|ow|ami)? (?:placow|wynagrodz|z wyplat)\\w*|odcin(?:ek|ki) (?:placow|wyplat)\\w*';
const BEFORE = '(?:obecn|poprzedni|ostatni|dotychczasow|wczesniejsz|aktualn|terazniejsz)\\w*';
const YOUR = '(?:twoj(?:a|e|ej|ego|ich)?|pana|pani|panstwa|swoj[ae]?)';

/** Polish. */
export const POLISH: PayRules = {
  pay: `${PAY}|${PROOF}|zarabia`,
  before:
    'obecn(?:a|e|ej|ego|ym|ych|y|ie|i)\\b|poprzedni|ostatni|dotychczas|wczesniej|histori|aktualn|terazniejsz|teraz\\b|dzis',
  hoped:
    'oczekiw|oczekuj|preferowan|pozadan|chcial|chce\\b|chcesz|zyczy|u nas|minim|zadowoli|odpowiada|podan|proponowan|satysfakcj',
  trade: 'nalicza|obliczan|negocj|program|ksiegow|rozlicza|przygotow|doswiadczeni|zajmow|odpowiedzialn',
  asks: [
    'ile (?:pieniedzy )?(?:pan |pani |panstwo )?(?:\\w+ ){0,2}zarabia(?:sz|l|la|les|las|cie|ja)?\\b',
    'ile (?:obecnie |teraz |aktualnie )?(?:pan |pani )?(?:dostaj|otrzymuj|dostawal|otrzymywal)\\w* (?:pan |pani )?~(?:na godzine|za godzine|na reke|miesiecznie|brutto|netto|wyplaty|wynagrodzenia)',
    'ile (?:placi|placil|placila|placa) (?:ci|panu|pani|obecn)\\w*',
    'ile ~placi (?:\\w+ )?pracodawc',
    `jak(?:ie|a|i) (?:jest|byl|byla|bylo|sa|byly|ma|masz) (?:\\w+ )?(?:${YOUR}) (?:\\w+ ){0,2}${PAY}`,
    `jak(?:ie|a|i) (?:sa|jest|byl[ayo]?) (?:${YOUR}) ${PAY}`,
    `(?:${YOUR}) ${BEFORE} (?:\\w+ )?${PAY}`,
    `jak(?:ie|a) ${PAY} (?:pan |pani )?(?:otrzym|dosta|pobiera|mia)\\w*`,
    `(?:${BEFORE}|${YOUR}) (?:${PROOF})`,
  ],
  asked:
    'podaj|podac|podanie|prosze|prosimy|napisz|powiedz|przeslij|przeslac|wyslij|wskaz|potrzebuj|wiedziec|okresl|dolacz|zalacz|przynies',
};
