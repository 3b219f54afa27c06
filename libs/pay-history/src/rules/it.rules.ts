import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:stipendi[oa]?|salari[oa]?|retribuzion[ei]|ral|compens[oi]|remunerazion[ei]|paga|reddit[oi]|tariff[ae])\\b';
const PROOF = 'bust[ae] paga|cedolin[oi]';
const BEFORE = '(?:attual[ei]|precedent[ei]|ultim[oaie]|passat[oa]|corrente|odiern[oa])\\b';
const YOUR = '(?:tu[oa]|su[oa]|vostr[oa]|tue|sue|tuoi|suoi)';

/** Italian. */
export const ITALIAN: PayRules = {
  pay: `${PAY}|${PROOF}|percepit`,
  before:
    'attual|precedent|ultim[oaie]\\b|passat|storico|storia|finora|oggi|prima\\b|corrente|adesso|ora\\b|percepit|percepiv',
  hoped:
    'desider(?!iamo)|attes|aspett(?!iamo)|richiest|aspira|vorresti|vorrebbe|vuoi (?:guadagn|perce)|pretes|ideale|minim|con noi|offert|indicat|proposto|accett',
  trade:
    'elabor|gesti(?:sc|t|to|re|one)|calcol|negozi|software|contab|prepar|esperienza (?:in|con|nella|nelle)|trattat',
  asks: [
    'quanto ~(?:guadagni|guadagna|guadagnate|guadagnavi|guadagnava|percepisci|percepisce|percepivi|percepiva)\\b(?! (?:in|il|lo|i|gli|una?)\\b)',
    'quanto (?:hai|ha|avete) ~(?:guadagnato|percepito|preso di)',
    'quanto (?:prendi|prende|prendevi|prendeva) (?:\\w+ ){0,2}(?:di stipendio|al mese|all ora|l ora|netti|lordi)',
    'quanto (?:ti|la|le|vi) (?:pagano|paga|pagavano|pagava|danno)\\b',
    'quanto (?:vieni|viene|venivi|veniva|sei|eri) pagat',
    `qual(?:e)? (?:e|era|sono|erano) (?:il|la|i|le|l) ${YOUR} (?:\\w+ )?${PAY}`,
    `qual(?:e)? (?:e|era) (?:il|la) ${YOUR} ${PAY}`,
    `${YOUR} (?:\\w+ )?${PAY} (?:\\w+ ){0,3}${BEFORE}`,
    `${YOUR} ${BEFORE} (?:\\w+ )?(?:${PAY}|${PROOF})`,
    `(?:che|quale) ${PAY} (?:hai|ha|avevi|aveva|percep\\w+|prend\\w+|ricev\\w+)\\b`,
    `(?:ultim[aei]|tue|sue|tua|sua) (?:\\w+ )?(?:${PROOF})`,
  ],
  asked:
    'indic|dicci|dimmi|(?:ci|mi) dica|invi|mandaci|comunic|condivid|specific|forni|sapere|conoscere|ci serve|bisogno|alleg|porti\\b|porta\\b|portare',
};
