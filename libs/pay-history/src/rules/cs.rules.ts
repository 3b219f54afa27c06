import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:plat(?:u|em|y)?|mzd(?:a|y|u|e|ou)|vydel(?:ek|ku|kem|ky)|prij(?:em|mu|my|mem)|odmen(?:a|u|y|ou)|(?:hodinov|denni)\\w* sazb\\w*)\\b';
const PROOF = '(?:vyplatni|mzdov|platov)\\w* (?:pask|listek|listk|vymer)\\w*';
const BEFORE = '(?:soucasn|predchoz|posledn|dosavadn|minul|aktualn|nynejs|byval|stavajic)\\w*';
const YOUR = '(?:vas|vase|vasi|vaseho|tvuj|tvoje|tva|tvou|tvoji|svuj|svoji|svou|sve)';

/** Czech. */
export const CZECH: PayRules = {
  pay: `${PAY}|${PROOF}|vydelav`,
  before: 'soucasn|predchoz|posledn|dosavadn|minul|drive|aktualn|historie|byval|nyni\\b|ted\\b|stavaj|doposud|dosud',
  hoped:
    'ocekav(?!ame)|pozadov|pozaduj|predstav|pozadav|chtel\\w*\\b(?! bychom)|chcete|chces|u nas|minim|nabizen|vyhovuj|prijateln',
  trade: 'zpracov|pocital|uctova|vypocit|vyjedn|software|zkusenost|odpoved(?:al|n)|pripravov',
  asks: [
    'kolik (?:penez )?(?:si |jste |jsi )?(?:\\w+ )?vydel(?:avate|avas|ava|aval|avala|ali|al|ala|avali)\\b',
    'kolik (?:ted |nyni |momentalne )?(?:berete|beres)\\b',
    'kolik (?:jste|jsi) (?:\\w+ ){0,2}bral[aio]?\\b',
    'kolik (?:vam|ti) (?:\\w+ )?plati(?:l|la|li)?\\b',
    'kolik (?:ted |nyni )?(?:mate|mas) (?:ted |nyni )?(?:na hodinu|mesicne|hrubeho|cisteho)',
    `jak(?:y|a|e|ou) (?:je|byl|byla|byly|jsou) (?:${YOUR}) (?:\\w+ ){0,2}${PAY}`,
    `kolik (?:cini|cinil|cinila|je|byl|byla) (?:${YOUR}) (?:\\w+ ){0,2}${PAY}`,
    `(?:${YOUR}) ${BEFORE} (?:\\w+ )?${PAY}`,
    `jak(?:y|ou|e) ~${PAY} (?:mate|mas|jste mel\\w*|dostav\\w*|jste dostav\\w*|pobira\\w*|berete|beres)\\b`,
    `jak(?:y|ou) mate (?:\\w+ )?${PAY}`,
    `(?:${YOUR}|${BEFORE}) (?:\\w+ )?${PROOF}`,
  ],
  asked: 'uved|sdel|napis|posl|zasl|rekn|potrebuj|vedet|zajima|prosim|priloz|doloz|prines|vezmet|nahraj',
};
