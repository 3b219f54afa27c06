import type { PayRules } from './pay-rules.js';

const PAY =
  '\\w*(?:palkka(?:si|nne|a|asi|anne)?|palkan|palkkaus\\w*|ansiosi|ansionne|tulosi|tulonne|tuntihinta\\w*)\\b';
const PROOF = 'palkka(?:laskelma|kuitti|todistus)\\w*';

/** Finnish. */
export const FINNISH: PayRules = {
  pay: `${PAY}|${PROOF}`,
  before: 'nyky|nykyi|edelli|viimei|aiem|aikaisem|entis|tahan asti|nyt\\b|talla hetkella|tanaan',
  hoped: '\\w*toive|toivo(?!mme)|\\w*pyynto|haluaisi(?!mme)|haluat|haluatte|odota(?!mme)|meilla|vahint|tavoit',
  trade: 'palkanlaskent|laskenut|hoida|neuvottel|ohjelm|kokemus',
  asks: [
    '(?:paljonko|kuinka paljon|mita) (?:\\w+ )?(?:ansaits(?:et|ette|it|itte)|tienaat|tienaatte|tienasit|tienasitte)\\b',
    '(?:paljonko|kuinka paljon) (?:sinulle|teille) maksetaan',
    '(?:mika|paljonko|kuinka suuri) (?:on|oli) (?:\\w+ ){0,2}(?:palkkasi|palkkanne|kuukausipalkkasi|tuntipalkkasi)\\b',
    `(?:nykyi|edelli|viimei|aiem)\\w* (?:\\w+ )?(?:palkkasi|palkkanne|${PROOF})`,
  ],
  asked: 'kerro|laheta|ilmoita|mainitse|tarvitsemme|tieta|liita|ota mukaan|tuo ',
};
