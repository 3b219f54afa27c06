import type { PayRules } from './pay-rules.js';

const PAY = '(?:\\w*lon|lonnen|manedslonnen|timelonnen|arslonnen|indkomst|timesats)\\b';
const PROOF = 'lonsed(?:del|ler|len|lerne)';
const BEFORE = '(?:nuvaerende|tidligere|seneste|sidste|forrige)\\b';

/** Danish. */
export const DANISH: PayRules = {
  pay: `${PAY}|${PROOF}`,
  before: 'nuvaerende|tidligere|seneste|sidste|forrige|hidtil|i dag|lige nu|nu\\b|for tiden',
  hoped:
    '(?<!vi )forvent|\\w*forventning|(?<!vi )onsk|\\w*onske|vil du|du vil|kunne du|taenker du|hos os|minim|\\w*krav\\b',
  trade: 'lonadministr|handter|beregn|forhandl|program|erfaring med|ansvar',
  asks: [
    '(?:hvad|hvor meget) tjen(?:er|te) (?:du|i)\\b',
    '(?:hvad|hvor meget) (?:du|i) (?:\\w+ )?tjen(?:er|te)\\b',
    '(?:hvad|hvor meget) (?:far|fik|har|havde) du (?:\\w+ )?(?:i (?:\\w+ )?lon|betalt|i timen)\\b',
    `(?:hvad|hvor hoj|hvilken) (?:er|var) (?:din|jeres) (?:\\w+ )?${PAY}`,
    `(?:din|dit|dine) ${BEFORE} (?:\\w+ )?(?:${PAY}|${PROOF})`,
    'hvor meget betaler ~arbejdsgiver',
  ],
  asked: 'fortael|send|oplys|angiv|skriv|vide\\b|(?:vi|jeg) (?:skal|har) brug|medbring|vedhaeft|tag ',
};
