import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:lon|lonen|loner|(?:manads|ars|tim|grund|brutto|netto|fast)lon(?:en)?|inkomst(?:en|er)?|ersattning(?:en)?|timpris|timarvode|arvode)\\b';
const PROOF = 'lone?(?:specifikation|spec|besked|bevis)\\w*';
const BEFORE = '(?:nuvarande|tidigare|senaste|forra|forutvarande|dagens)\\b';
const YOUR = '(?:din|ditt|dina|er|era|ert)';

/** Swedish. */
export const SWEDISH: PayRules = {
  pay: `${PAY}|${PROOF}|loneniva|lonelage`,
  before:
    'nuvarande|tidigare|senaste|forra|forut|hittills|idag|i dag|just nu|lonehistor|innan\\b|nu\\b|for narvarande|dagens',
  hoped:
    '(?<!vi )forvant|\\w*forvantning|(?<!vi )onsk|\\w*ansprak|tanker dig|tankt dig|vill du|du vill|skulle du|vilja\\b|hos oss|har hos|minim|passar|angiv',
  trade: 'loneadministr|hantera|berakna|forhandl|program|erfarenhet av|ansvar',
  asks: [
    '(?:hur mycket|vad) (?:pengar )?tjanar? (?:du|ni)\\b',
    '(?:hur mycket|vad) tjanade (?:du|ni)\\b',
    '(?:hur mycket|vad) (?:har|hade) (?:du|ni) (?:\\w+ ){0,3}tjanat\\b',
    '(?:hur mycket|vad) (?:du|ni) (?:\\w+ ){0,2}tjana(?:r|de)\\b',
    '(?:hur mycket|vad) (?:far|fick) (?:du|ni) (?:\\w+ )?(?:betalt|i lon|i manaden|per timme)',
    'vad (?:har|hade) (?:du|ni) (?:\\w+ )?(?:for|i) (?:\\w+ )?(?:lon|timlon|manadslon|arslon)\\b',
    'vad (?:ligger|lag) (?:du|ni) (?:pa )?i lon\\b|vad (?:ligger|lag) (?:du|ni) pa i lon\\b',
    '(?:hur mycket|vad) betala(?:r|de) ~arbetsgivare',
    `(?:vad|hur hog|vilken|hur stor) (?:ar|var) ${YOUR} (?:\\w+ ){0,2}${PAY}`,
    `${YOUR} ${BEFORE} (?:\\w+ )?(?:${PAY}|${PROOF})`,
    `(?:${YOUR}|${BEFORE}) (?:\\w+ ){0,2}${PROOF}`,
    `vilken ${PAY} (?:har|hade|far|fick) (?:du|ni)\\b`,
  ],
  asked: 'beratta|skicka|ange\\b|uppge|meddela|(?:vi|jag) behover|veta\\b|dela med|skriv|ta med|bifoga|lamna|ladda upp',
};
