import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:salari(?:u|ul|ului|i|ile|ilor)|remunerati(?:e|a|ei)|castig(?:ul|uri|urile)|venitu(?:l|ri|rile)|leaf(?:a|e|ei)|plata|tarif(?:ul)?)\\b';
const PROOF = 'fluturas(?:i|ii|ul|ilor)?(?: de salari\\w+)?';
const BEFORE =
  '(?:actual[aei]?|anterio(?:r|ara|are)|ultim(?:ul|a|ii|ele)|precedent\\w*|trecut\\w*|fost(?:ul|a)?|prezent\\w*|curent\\w*)\\b';
const YOUR = '(?:tau|ta|tai|tale|dumneavoastra|dvs|vostru|voastra|dv)';

/** Romanian. */
export const ROMANIAN: PayRules = {
  pay: `${PAY}|${PROOF}`,
  before: 'actual|anterio|ultim|precedent|trecut|istoric|pana acum|prezent|acum\\b|fost|curent',
  hoped:
    'astept|dorit|doresti|doriti|dori\\b|pretenti|solicit|vrei\\b|vreti|la noi|minim|anunt|oferit|convin|accepta|satisfac',
  trade: 'calculat|gestiona|gestionat|companiei|firmei|negocia|software|program|intocmit|experienta (?:in|cu)|contab',
  asks: [
    'cat (?:de mult |de bine )?(?:\\w+ )?castig(?:i|ati|a|ai|au)\\b',
    'cat (?:ai|ati|a) (?:\\w+ )?castigat\\b',
    'cat (?:te|va|iti|vi se|ti se) (?:\\w+ )?plat(?:este|este|ea|esc|eau)\\w*',
    'cat (?:esti|erai|sunteti|erati) (?:\\w+ )?platit',
    `(?:care|cat|ce) (?:este|e|era|a fost|sunt|erau) ${PAY} (?:\\w+ ){0,2}${YOUR}`,
    `(?:care|cat) (?:este|e|era|a fost) ${PAY} (?:\\w+ )?${BEFORE}`,
    `${PAY} (?:\\w+ )?${YOUR} (?:\\w+ ){0,2}${BEFORE}`,
    `${PAY} (?:\\w+ )?${BEFORE} (?:al |a )?${YOUR}`,
    `ce (?:salariu|venit|leafa|remuneratie) (?:ai|aveti|aveai|ati avut|primesti|primiti|primeai|castigi|castigati)\\b`,
    `ultim(?:ii|ul|ele) (?:\\w+ )?${PROOF}`,
  ],
  asked: 'spune|indic|trimit|comunic|mention|precizati|avem nevoie|sa stim|va rug|te rog|atas|aduce|anex|completa',
};
