import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:\\w*(?:gehalts?|gehaltes|lohn(?:e?s)?|verdienste?s?|vergutung|einkommens?|entgelts?|salars?|stundensatz|tagessatz)\\b|bezuge\\b|(?:jahres|monats)(?:brutto|netto)\\b)';
const PROOF = '\\w*(?:gehalts|lohn|verdienst|entgelt)(?:abrechnung|nachweis|zettel|streifen|bescheinigung)\\w*';
const YOUR = '(?:dein|ihr|euer|eur)(?:e|en|em|er|es)?';
const BEFORE =
  '(?:aktuell|derzeitig|gegenwartig|momentan|jetzig|bisherig|fruher|vorherig|vorig|letzt|ehemalig|heutig)\\w*';
const YOU = '(?:du|sie|ihr)\\b';

/** German. */
export const GERMAN: PayRules = {
  pay: `${PAY}|${PROOF}|bezahl(?:t|ung)\\b`,
  before:
    'aktuell|derzeit|gegenwartig|momentan|jetzig|bisher|fruher|vorherig|vorig|letzt|ehemalig|zuletzt|gerade|heutig|zurzeit|zur zeit|alten? |bezogen|gehaltshistorie|vorgehalt|jetzt\\b|heute\\b',
  hoped:
    '\\w*vorstellung|vorgestellt|(?<!wir )erwart|\\w*erwartung|(?<!wir )\\w*wunsch|gewunscht|mochtest(?! du uns)|(?<!wir )mochten(?! sie uns)|willst|wollen sie|anspruch|angestrebt|zielgehalt|bei uns|hier\\b|einverstanden|wechseln|verlassen|mussten wir|lieber|mindest\\w*|(?:verdienen|bekommen|erhalten) wurde|wurde(?:st|n) (?:du|sie) gern',
  trade:
    '\\w*(?:abrechnung|buchhaltung)\\b|abgerechnet|software|datev|sap\\b|gearbeitet|verhandl|verhandel|verwalt|berechn|zustandig|verantwort|erfahrung|betreu|pfandung',
  asks: [
    `(?:wie ?viel|was) (?:geld |gehalt |lohn )?verdien(?:st|en|t|test|ten) ${YOU}`,
    `(?:wie ?viel|was) (?:geld |gehalt |lohn )?(?:hast|haben|hattest|hatten|habt) ${YOU} (?:\\w+ ){0,6}verdient\\b`,
    `(?:wie ?viel|was) ${YOU} (?:\\w+ ){0,5}verdien(?:st|en|t|test|ten)\\b`,
    `(?:wie ?viel|was) (?:bekomm|erhalt|krieg)\\w* ${YOU} ~(?:bezahlt|gezahlt|netto|brutto|raus|ausgezahlt|pro stunde|die stunde|im monat|monatlich)\\b`,
    '(?:wie ?viel|was) (?:be)?zahlte? (?:dir|ihnen|dich|sie|dein|ihr)\\b',
    `(?:wie hoch|was|wie|welche[nrs]?) (?:ist|war|sind|waren) ${YOUR} (?:\\w+ )?(?:${PAY})`,
    `${YOUR} ${BEFORE} (?:\\w+ )?(?:${PAY}|verdienst\\b)`,
    `${YOUR} (?:${BEFORE} )?(?:\\w+ )?${PROOF}`,
    `welche[nrsm]? (?:\\w+ )?(?:${PAY}) (?:hast|hattest|haben|hatten|bekomm\\w*|erhalt\\w*|erhielt\\w*|bezieh\\w*|verdien\\w*) ${YOU}`,
    `verdien(?:st|en|t) ${YOU} (?:zurzeit|derzeit|aktuell|momentan|bereits|schon|mehr|weniger|uber|unter)\\b`,
  ],
  asked:
    'nenn|teil\\w* (?:sie )?(?:uns|mir)|sag\\w* (?:sie |du )?(?:uns|mir)|(?:schick|send)\\w* (?:sie )?(?:uns|mir|bitte)|gib |geben sie|angeben|angabe|mitteil|verrat|(?:wir|ich) (?:brauch|benotig)|wissen|erfahren|schreib\\w* (?:sie )?(?:uns|mir)|bring|mitbring|lad\\w* (?:sie )?|hochlad|beifug|fug\\w* (?:sie )?(?:bitte )?|vorleg',
};
